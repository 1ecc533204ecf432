import { z } from 'zod';
import { amountMinor, day, id, moment, one, text } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { fund } from '../fund/fund';
import { checkStates, closeChecks, confirmationStates, periodStatuses } from './period.values';

/** A calendar month, `YYYY-MM`. */
export const month = z.string().regex(/^[12]\d{3}-(?:0[1-9]|1[0-2])$/);

/** The last entry of the journal at a moment: its number and the SHA-256 of the chain up to it, in hex; 0 and '' where nothing is posted. */
export const chainHead = z.object({ no: z.int(), hash: z.string() });

/** Somebody closed a month, confirmed that, or opened it again. */
export const periodAction = z.object({
  id,
  action: z.enum(['close', 'confirm', 'reopen']),
  /** Of a reopening. */
  reason: z.string().nullable(),
  by: z.string(),
  at: moment,
  head: chainHead,
});

export const confirmation = z.object({
  state: z.enum(confirmationStates),
  by: z.string().nullable(),
  at: moment.nullable(),
});

export const period = z.object({
  month,
  status: z.enum(periodStatuses),
  /** The last close or reopening; null where nobody ever closed it. */
  action: periodAction.nullable(),
  /** Of its close, by another person; null where it is open. */
  confirmation: confirmation.nullable(),
  /** Something is posted into it. */
  isUsed: z.boolean(),
  /** A year of the community ends in it. */
  endsYear: z.boolean(),
  /** The entries of a year's end stand on its last day. */
  isYearClosed: z.boolean(),
});

export const periods = z.object({
  /** From the first one that the books have to the present one, and later ones that something is posted into; the newest first. */
  months: z.array(period),
  /** The one that is closed next, and the last closed one, which alone can be reopened. */
  next: month.nullable(),
  last: month.nullable(),
  head: chainHead,
});

export const closeCheck = z.object({
  check: z.enum(closeChecks),
  state: z.enum(checkStates),
  /** How many there are of what it is about; null where it is not counted. */
  count: z.int().nullable(),
  amountMinor: amountMinor.nullable(),
  /** What it is about, by name: accounts. */
  names: z.array(z.string()),
});

/** What a year's end posts in one fund, in accrual basis: every account that is brought to nothing, and where it goes. */
export const yearEndFund = z.object({
  fundId: id,
  lines: z.array(z.object({ accountId: id, code: z.string(), name: z.string(), amountMinor })),
  /** Onto the closing account: a credit (negative) is a surplus. */
  closingMinor: amountMinor,
});

export const yearEnd = z.object({
  /** The last day of the year. */
  endsOn: day,
  /** What it is closed to; null where the chart has no such account. */
  closingAccount: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  isClosed: z.boolean(),
  funds: z.array(fund),
  perFund: z.array(yearEndFund),
});

export const reopening = z.object({ reason: text(500) });

const monthParams = z.object({ month });
const single = '/api/v1/periods/:month';

export const periodRoutes = {
  listPeriods: defineRoute({
    method: 'GET',
    path: '/api/v1/periods',
    access: 'Periods View',
    summary: 'The months of the books, the newest first, with who closed them and when',
    response: one(periods),
  }),
  periodActions: defineRoute({
    method: 'GET',
    path: `${single}/actions`,
    access: 'Periods View',
    summary: 'Who closed, confirmed and reopened a month, when and why, the newest first',
    params: monthParams,
    response: one(z.array(periodAction)),
  }),
  closeChecks: defineRoute({
    method: 'GET',
    path: `${single}/checks`,
    access: 'Periods View',
    summary: 'What there is to look at before a month is closed',
    params: monthParams,
    response: one(z.array(closeCheck)),
  }),
  closePeriod: defineRoute({
    method: 'POST',
    path: `${single}/close`,
    access: 'Period Close',
    summary:
      'Close a month: nothing is posted into it any more, and another person is asked to confirm. 409 `not-ready` where a check blocks it, `ledger-order` where an earlier one is open.',
    params: monthParams,
    body: z.object({}),
    response: one(period),
  }),
  reopenPeriod: defineRoute({
    method: 'POST',
    path: `${single}/reopen`,
    access: 'Period Close',
    proof: 'recent',
    summary:
      'Open the last closed month again, or have that wait for a second person; the entries of a year’s end are reversed first',
    params: monthParams,
    body: reopening,
    response: one(z.object({ approvalId: id.nullable() })),
  }),
  askToConfirm: defineRoute({
    method: 'POST',
    path: `${single}/confirmation`,
    access: 'Period Close',
    summary:
      'Ask another person once more to confirm a close; null where nobody else may. 409 `ledger-open` where the month is open, `ledger-confirmed` where it is confirmed.',
    params: monthParams,
    body: z.object({}),
    response: one(z.object({ approvalId: id.nullable() })),
  }),
  previewYearEnd: defineRoute({
    method: 'GET',
    path: `${single}/year-end`,
    access: 'Periods View',
    summary: 'What closing a year at the end of this month would post, by fund',
    params: monthParams,
    response: one(yearEnd),
  }),
  closeYear: defineRoute({
    method: 'POST',
    path: `${single}/year-end`,
    access: 'Period Close',
    summary:
      'Bring income, expenses and transfers to the fund balances. 409 `ledger-open` where the month is open, `ledger-year-closed` where it was done, `not-year-end` where no fiscal year of the community ends then.',
    params: monthParams,
    body: z.object({}),
    response: one(yearEnd),
  }),
};

export type Period = z.infer<typeof period>;
export type Periods = z.infer<typeof periods>;
export type PeriodAction = z.infer<typeof periodAction>;
export type Confirmation = z.infer<typeof confirmation>;
export type CloseCheck = z.infer<typeof closeCheck>;
export type YearEnd = z.infer<typeof yearEnd>;
