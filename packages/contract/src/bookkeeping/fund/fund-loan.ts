import { z } from 'zod';
import { amountMinor, day, exported, id, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { fundKind } from './fund';

const partyFund = z.object({ id, code: z.string(), name: z.string(), kind: fundKind });

/** What is left of what an entry lent; what is repaid is taken from the oldest first. */
export const fundLoanPart = z.object({
  entryId: id,
  /** Number of the entry, gapless in the community. */
  no: z.int(),
  date: day,
  /** What the entry is: `receipt`, `payment`, `journal`. */
  kind: z.string(),
  memo: z.string().nullable(),
  lentMinor: amountMinor,
  amountMinor,
});

/** What a fund owes another, with what that one owes it taken off. */
export const fundLoan = z.object({
  /** Null where the entries do not say which fund it is; never both. */
  borrower: partyFund.nullable(),
  lender: partyFund.nullable(),
  amountMinor,
  /** The day of its oldest part. */
  since: day,
  /** What is borrowed from a reserve is restored within one year (California Civil Code §5515(d)). Null where a fund of another kind lent it. */
  repayBy: day.nullable(),
  isOverdue: z.boolean(),
  /** The oldest first, fifty at most; `partCount` counts all. */
  parts: z.array(fundLoanPart),
  partCount: z.int(),
});

/** What funds owe each other at the end of a day: what is to be repaid first, first. */
export const fundLoans = z.object({ at: day, loans: z.array(fundLoan) });

const asked = z.object({ at: day.optional() });

export const fundLoanRoutes = {
  getFundLoans: defineRoute({
    method: 'GET',
    path: '/api/v1/fund-loans',
    access: 'Charts List View',
    summary:
      'What funds owe each other at the end of a day, since when, and by when a reserve is to have it back; today where none is said',
    query: asked,
    response: one(fundLoans),
  }),
  exportFundLoans: defineRoute({
    method: 'GET',
    path: '/api/v1/fund-loans/export',
    access: 'Charts List View',
    summary:
      'What funds owe each other at the end of a day as a file, a row for each entry that is not repaid',
    query: asked.extend(exported),
    produces: exportedMedia,
  }),
};

export type FundLoans = z.infer<typeof fundLoans>;
export type FundLoan = z.infer<typeof fundLoan>;
export type FundLoanPart = z.infer<typeof fundLoanPart>;
