import { z } from 'zod';
import {
  amountMinor,
  day,
  enteredMinor,
  id,
  line,
  moment,
  one,
  optionalLine,
  text,
} from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { chargeType } from '../charge/charge';

/** What an account without open items begins with in a fund: a debit where positive, a credit where negative. */
export const openingLine = z.object({ accountId: id, fundId: id, amountMinor: enteredMinor });

/** What one unit owed, had to its credit or had deposited: one open item. Always positive; the account says which side it is on. */
export const openingItem = z.object({
  /** A control account: `receivable`, `owner-credit` or `deposit`. */
  accountId: id,
  fundId: id,
  propertyId: id,
  /** Of what is owed: the income that it was charged for, which counts in cash basis when it is paid. */
  contraAccountId: id.nullable().default(null),
  chargeType: chargeType.default('regular'),
  /** The day of the first charge, before the books begin; aging and interest count from the day that it was due. */
  issuedOn: day,
  dueOn: day,
  amountMinor: enteredMinor.min(1),
  memo: optionalLine(200).default(null),
});

/** A line of a bill that was open, or of a vendor credit. Lines with the same vendor and number are one bill. */
export const openingBill = z.object({
  vendorId: id,
  /** The vendor's. */
  number: line(60),
  billedOn: day,
  dueOn: day,
  /** The expense, which counts on cash basis when the bill is paid. */
  accountId: id,
  fundId: id,
  /** Open amount, negative for a credit. */
  amountMinor: enteredMinor,
  memo: optionalLine(200).default(null),
});

/** The balance of a control account in the old trial balance, debit positive: the open items have to add up to it. */
export const openingControl = z.object({ accountId: id, fundId: id, amountMinor: enteredMinor });

/** How the books begin on a day: balances at its beginning. What is missing to balance a fund goes to its fund balance. */
export const openingInput = z.object({
  date: day,
  lines: z.array(openingLine).max(2000),
  items: z.array(openingItem).max(5000),
  bills: z.array(openingBill).max(1000).default([]),
  controls: z.array(openingControl).max(200).default([]),
});

/** Of the most lines and items that there can be, with their memos. */
const bodyLimits = { bytes: 6 * 1024 * 1024 };

export const openingEffect = z.object({
  /** By fund: what is entered, and what its fund balance begins with so that it balances (a credit is negative). */
  funds: z.array(
    z.object({
      fundId: id,
      debitMinor: amountMinor,
      creditMinor: amountMinor,
      fundBalanceMinor: amountMinor,
    }),
  ),
  /** By control account and fund: how many open items, and their sum. */
  controls: z.array(z.object({ accountId: id, fundId: id, items: z.int(), sumMinor: amountMinor })),
});

/** As it was posted; the balances that were compared are not kept. */
export const opening = openingInput.omit({ controls: true }).extend({
  entryId: id,
  no: z.int(),
  postedAt: moment,
  postedBy: z.string(),
  effect: openingEffect,
});

export const openingReversal = z.object({ reason: text(500) });

export const openingRoutes = {
  getOpening: defineRoute({
    method: 'GET',
    path: '/api/v1/opening-balances',
    access: 'Charts List View',
    summary: 'The opening balances as they were posted and not reversed, or null',
    response: one(opening.nullable()),
  }),
  previewOpening: defineRoute({
    method: 'POST',
    path: '/api/v1/opening-balances/preview',
    access: 'Chart Update',
    summary: 'What opening balances would do; nothing is written',
    body: openingInput,
    bodyLimits,
    response: one(openingEffect),
  }),
  postOpening: defineRoute({
    method: 'POST',
    path: '/api/v1/opening-balances',
    access: 'Chart Update',
    proof: 'recent',
    summary:
      'Post opening balances as one entry, and each open bill as its own (`Bill Create`). 409 `opening-there` where the books have some.',
    body: openingInput,
    bodyLimits,
    response: one(opening),
    status: 201,
  }),
  reverseOpening: defineRoute({
    method: 'POST',
    path: '/api/v1/opening-balances/:entryId/reverse',
    access: 'Chart Update',
    proof: 'recent',
    summary:
      'Take opening balances back by a reversal on their own day, so that others can be posted. 409 `opening-applied` while something is applied to their items, `opening-was-applied` where it was for some days.',
    params: z.object({ entryId: id }),
    body: openingReversal,
    response: one(opening.nullable()),
  }),
};

export type OpeningInput = z.infer<typeof openingInput>;
export type OpeningLine = z.infer<typeof openingLine>;
export type OpeningItem = z.infer<typeof openingItem>;
export type OpeningBill = z.infer<typeof openingBill>;
export type OpeningEffect = z.infer<typeof openingEffect>;
export type Opening = z.infer<typeof opening>;
