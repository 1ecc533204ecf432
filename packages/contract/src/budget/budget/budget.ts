import { z } from 'zod';
import {
  amountMinor,
  day,
  enteredMinor,
  id,
  line,
  moment,
  optionalLine,
  text,
  version,
} from '../../wire/primitives';
import { budgetedTypes, budgetPeriods, budgetStatuses, maxBudgetAccounts } from './budget.values';

const named = z.object({ id, name: z.string() });

export const budgetFund = z.object({ id, code: z.string(), name: z.string() });

/** Hundredths of a percent added to what is copied: 250 is 2.5 percent more, -10,000 nothing. */
const addedPercent = z.int().min(-10_000).max(100_000);

/** What a new budget begins with: nothing, the actuals of a fiscal year, or another budget. */
export const budgetSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('actuals'), yearFrom: day, addedPercent }),
  z.object({ kind: z.literal('budget'), budgetId: id, addedPercent }),
]);

export const budgetInput = z.object({
  fundId: id,
  /** Any day of the fiscal year. */
  yearFrom: day,
  scenario: line(60),
  source: budgetSource.default({ kind: 'nothing' }),
});

/** All of an account: its amounts by period, in the minor unit, and its note. */
export const budgetRowInput = z.object({
  accountId: id,
  amountsMinor: z.array(enteredMinor).length(budgetPeriods),
  note: optionalLine(300).default(null),
});

/** Rows that are given take the place of those of their accounts; the others stay. */
export const budgetChange = z.object({
  scenario: line(60),
  rows: z.array(budgetRowInput).max(maxBudgetAccounts).default([]),
  version,
});

export const budgetSummary = z.object({
  id,
  fund: budgetFund,
  yearFrom: day,
  yearTo: day,
  scenario: z.string(),
  /** Of the budgets of a fund and year, counted from 1. */
  number: z.int(),
  status: z.enum(budgetStatuses),
  incomeMinor: amountMinor,
  expenseMinor: amountMinor,
  /** Transfers in less transfers out. */
  transferMinor: amountMinor,
  /** Income less expenses, and transfers. */
  netMinor: amountMinor,
  motion: z.string().nullable(),
  adoptedOn: day.nullable(),
  version: z.int(),
  updatedAt: moment,
});

export const budgetRow = z.object({
  account: z.object({ id, code: z.string(), name: z.string(), type: z.enum(budgetedTypes) }),
  amountsMinor: z.array(amountMinor).length(budgetPeriods),
  note: z.string().nullable(),
});

export const budget = z.object({
  ...budgetSummary.shape,
  proposedBy: named.nullable(),
  adoptedBy: named.nullable(),
  returnedReason: z.string().nullable(),
  /** The adopted budget of the fund and year, where that is another one. */
  inForce: z.object({ id, scenario: z.string(), number: z.int() }).nullable(),
  periods: z.array(z.object({ from: day, to: day })).length(budgetPeriods),
  /** Every account that can be budgeted in the fund, by type and code. */
  rows: z.array(budgetRow),
});

export const budgetProposal = z.object({ version });
export const budgetReturn = z.object({ version, reason: text(500) });
export const budgetAdoption = z.object({
  version,
  /** As the minutes have it: "Motion 4, board meeting of October 12, carried 5 to 0". */
  motion: line(300),
  adoptedOn: day,
  /** The budget in force that it takes the place of, as `inForce` said: of another one its reader did not know. */
  replacesId: id.nullable(),
});

/** What a new budget can be of. */
export const budgetChoices = z.object({
  funds: z.array(budgetFund),
  years: z.array(z.object({ from: day, to: day })),
  budgets: z.array(
    z.object({
      ...budgetSummary.pick({
        id: true,
        fund: true,
        yearFrom: true,
        yearTo: true,
        scenario: true,
        number: true,
        status: true,
      }).shape,
    }),
  ),
});

/** What was posted in a fund and fiscal year, in accrual basis, by account and period, with the signs of a budget. */
export const budgetActuals = z.object({
  yearFrom: day,
  yearTo: day,
  rows: z.array(z.object({ accountId: id, amountsMinor: z.array(amountMinor).length(budgetPeriods) })),
});

export const budgetComparison = z.object({
  one: budgetSummary,
  others: z.array(budgetSummary),
  rows: z.array(
    z.object({
      account: budgetRow.shape.account,
      oneMinor: amountMinor,
      /** Of the others in their order, each with its amount less that of the one. */
      others: z.array(z.object({ amountMinor, differenceMinor: amountMinor })),
    }),
  ),
});

export type BudgetSource = z.infer<typeof budgetSource>;
export type BudgetInput = z.output<typeof budgetInput>;
export type BudgetChange = z.output<typeof budgetChange>;
export type BudgetRowInput = z.output<typeof budgetRowInput>;
export type BudgetSummary = z.infer<typeof budgetSummary>;
export type BudgetRow = z.infer<typeof budgetRow>;
export type Budget = z.infer<typeof budget>;
export type BudgetChoices = z.infer<typeof budgetChoices>;
export type BudgetActuals = z.infer<typeof budgetActuals>;
export type BudgetComparison = z.infer<typeof budgetComparison>;
