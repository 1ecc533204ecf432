import { z } from 'zod';
import { amountMinor, day, enteredMinor, id, moment, one, optionalLine, text } from '../../wire/primitives';
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
  /** The day of the first charge, before the books begin; ageing and interest count from the day that it was due. */
  issuedOn: day,
  dueOn: day,
  amountMinor: enteredMinor.min(1),
  memo: optionalLine(200).default(null),
});

/** How the books begin on a day: balances at its beginning. What is missing to balance a fund goes to its fund balance. */
export const openingInput = z.object({
  date: day,
  lines: z.array(openingLine).max(2000),
  items: z.array(openingItem).max(5000),
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
  /** By control account and fund: how many items, and their sum. */
  controls: z.array(z.object({ accountId: id, fundId: id, items: z.int(), sumMinor: amountMinor })),
});

export const opening = openingInput.extend({
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
    summary: 'Post opening balances as one entry. 409 `opening-there` where the books have some.',
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
export type OpeningEffect = z.infer<typeof openingEffect>;
export type Opening = z.infer<typeof opening>;
