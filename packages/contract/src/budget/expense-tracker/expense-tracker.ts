import { z } from 'zod';
import { basis } from '../../bookkeeping/account/account';
import { amountMinor, day, id, moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { accountMention } from './expense';

/** What was spent in the period and in the one before it. */
const compared = { amountMinor, beforeMinor: amountMinor };
const fundMention = z.object({ id, code: z.string(), name: z.string() });

/** Expenses of a period from the journal, compared with the one before it: as many months, or as many days. */
export const expenseTracker = z.object({
  basis,
  /** The last entry of the journal that it could have seen. */
  journalNo: z.int(),
  madeAt: moment,
  from: day,
  to: day,
  before: z.object({ from: day, to: day }),
  /** Every fund, for the choice of one. */
  funds: z.array(fundMention),
  total: z.object(compared),
  /** By account, the largest first. */
  categories: z.array(z.object({ account: accountMention, ...compared })),
  /** By vendor, the largest first; what names no vendor last. */
  vendors: z.array(z.object({ vendor: z.object({ id, name: z.string() }).nullable(), ...compared })),
  byFund: z.array(z.object({ fund: fundMention, ...compared })),
  /** Months of the period, the oldest first; the first and the last as far as they belong to it. */
  months: z.array(z.object({ from: day, to: day, amountMinor })),
});

export const expenseTrackerRoutes = {
  expenseTracker: defineRoute({
    method: 'GET',
    path: '/api/v1/expense-tracker',
    access: 'Expense Tracker View',
    summary:
      'What was spent in a period by category, vendor, fund and month, compared with the period before',
    query: z.object({
      /** The first day of the fiscal year of `to` where none is given. */
      from: day.optional(),
      /** Today where none is given. */
      to: day.optional(),
      basis: basis.default('accrual'),
      fundId: id.optional(),
    }),
    response: one(expenseTracker),
    snapshot: true,
  }),
};

export type ExpenseTracker = z.infer<typeof expenseTracker>;
