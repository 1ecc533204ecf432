import { z } from 'zod';
import { amountMinor, day, id, line, moment, text, version } from '../../wire/primitives';
import { budgetFund } from '../budget/budget';
import { budgetedTypes } from '../budget/budget.values';
import { duesMonths, duesPlanStatuses, duesRaises, maxPools, wholePool } from './dues-plan.values';

const named = z.object({ id, name: z.string() });

const part = z.int().min(0).max(wholePool);

/** An amount that is apportioned in one way, and billed as one line. */
export const duesPool = z
  .object({
    /** Of the line on the invoice. */
    name: line(200),
    /** The income account that is billed. */
    incomeAccountId: id,
    /** Budgeted expenses and transfers that it raises; none of the first pool, which raises all that the others don’t. */
    accountIds: z.array(id).max(600).default([]),
    /** By ownership share, by billing ratio, and equally, in hundredths of a percent. */
    shareHundredths: part,
    ratioHundredths: part,
    equalHundredths: part,
  })
  .refine(
    ({ shareHundredths, ratioHundredths, equalHundredths }) =>
      shareHundredths + ratioHundredths + equalHundredths === wholePool,
    { path: ['shareHundredths'], message: 'A pool’s percentages must total 100.' },
  );

/** What a person writes of a plan. */
export const duesPlanInput = z.object({
  /** Of the recurring invoice that bills the dues. */
  name: line(120),
  raises: z.enum(duesRaises),
  months: z.literal(duesMonths),
  /** The day of the month; 0 is the last one. */
  billingDay: z.int().min(0).max(28),
  /** One of the billing dates of the fiscal year. */
  startsOn: day,
  dueDays: z.int().min(0).max(180),
  pools: z
    .array(duesPool)
    .min(1)
    .max(maxPools)
    .refine(
      ([rest, ...others]) =>
        rest?.accountIds.length === 0 && others.every(({ accountIds }) => accountIds.length > 0),
      'The first pool raises the remainder. Choose budgeted accounts for every other pool.',
    )
    .refine((pools) => {
      const chosen = pools.flatMap(({ accountIds }) => accountIds);
      return new Set(chosen).size === chosen.length;
    }, 'An account can be in one pool only.'),
  /** Units that pay no dues. */
  exemptIds: z.array(id).max(2000).default([]),
  /** Recurring invoices that end the day before the first billing date. */
  replacedIds: z.array(id).max(100).default([]),
});

/** `version`: of the draft that is changed; null for a new one. */
export const duesPlanChange = z.object({ ...duesPlanInput.shape, version: version.nullable() });

export const duesPlan = z.object({
  ...duesPlanInput.shape,
  id,
  number: z.int(),
  status: z.enum(duesPlanStatuses),
  proposedBy: named.nullable(),
  confirmedBy: named.nullable(),
  returnedReason: z.string().nullable(),
  /** The recurring invoice that bills it. */
  templateId: id.nullable(),
  version,
  updatedAt: moment,
});

/** The dues of one unit. */
export const duesRow = z.object({
  property: named,
  /** What recurring invoices bill it in the fiscal year at today’s rates. */
  todayMinor: amountMinor,
  yearMinor: amountMinor,
  /** New less current. */
  differenceMinor: amountMinor,
  /** The first invoice. */
  installmentMinor: amountMinor,
  /** The year by pool. */
  poolsMinor: z.array(amountMinor),
});

export const duesPreview = z.object({
  /** Of the amounts of all units: other amounts have another. */
  digest: z.string(),
  incomeMinor: amountMinor,
  neededMinor: amountMinor,
  poolsMinor: z.array(amountMinor),
  /** Billing dates of the fiscal year, whether or not they are before the first. */
  days: z.array(day),
  totals: duesRow.pick({ todayMinor: true, yearMinor: true, differenceMinor: true, installmentMinor: true }),
  /** The largest change first. */
  rows: z.array(duesRow),
  /** Why it can’t be proposed or confirmed. */
  problems: z.array(z.string()),
  warnings: z.array(z.string()),
});

export const duesChoices = z.object({
  /** Accounts with an amount in the budget, and income accounts that dues can be billed to. */
  accounts: z.array(
    z.object({
      id,
      code: z.string(),
      name: z.string(),
      type: z.enum(budgetedTypes),
      yearMinor: amountMinor,
      canBill: z.boolean(),
    }),
  ),
  units: z.array(named),
  templates: z.array(named),
});

/** The dues plan of a budget: the open one, else the one in force; with what it begins with where there is none. */
export const budgetDues = z.object({
  budget: z.object({
    id,
    fund: budgetFund,
    yearFrom: day,
    yearTo: day,
    scenario: z.string(),
    number: z.int(),
  }),
  plan: duesPlan.nullable(),
  /** The plan in force, where another one is open. */
  inForce: z.object({ id, number: z.int(), version }).nullable(),
  suggested: duesPlanInput,
  choices: duesChoices,
  preview: duesPreview.nullable(),
});

export const duesStep = z.object({ version });
/** `digest`: of the amounts that the caller saw. */
export const duesDecision = z.object({ version, digest: z.string().min(1).max(100) });
export const duesReturn = z.object({ version, reason: text(500) });

export type DuesPool = z.output<typeof duesPool>;
export type DuesPlanInput = z.output<typeof duesPlanInput>;
export type DuesPlanChange = z.output<typeof duesPlanChange>;
export type DuesPlan = z.infer<typeof duesPlan>;
export type DuesRow = z.infer<typeof duesRow>;
export type DuesPreview = z.infer<typeof duesPreview>;
export type DuesChoices = z.infer<typeof duesChoices>;
export type BudgetDues = z.infer<typeof budgetDues>;
