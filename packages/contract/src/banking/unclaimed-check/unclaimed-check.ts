import { z } from 'zod';
import { day, id, one, text, version } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { maxMoved } from './unclaimed-check.values';

const account = z.object({ id, code: z.string(), name: z.string() });

/** When checks of the community are stale, and the liability that they are moved to. */
export const bankSetting = z.object({
  staleAfterDays: z.int(),
  /** Null until one is chosen, or the first check is moved: an account is added to the chart then. */
  unclaimedAccount: account.nullable(),
  /** That it can be, by code. */
  accounts: z.array(account),
  version,
});

export const bankSettingInput = z.object({
  staleAfterDays: z
    .int()
    .min(30, 'Enter a number of days from 30 to 3,650.')
    .max(3650, 'Enter a number of days from 30 to 3,650.'),
  unclaimedAccountId: id.nullable(),
  version,
});

export const staleChecksMove = z.object({
  /** Payments by check. */
  paymentIds: z
    .array(id)
    .min(1, 'Choose at least one check.')
    .max(maxMoved, 'Choose at most 50 checks at a time.'),
  on: day,
});

/** How many were moved now, and the approvals that the others wait for. */
export const movedOrWaiting = z.object({ moved: z.int(), approvalIds: z.array(id) });

/** The reversing entry, or the approval that the undo waits for. */
export const undoneOrWaiting = z.object({
  entry: z.object({ id, no: z.int() }).nullable(),
  approvalId: id.nullable(),
});

export const unclaimedCheckUndo = z.object({ on: day, reason: text(500) });

export const unclaimedCheckRoutes = {
  bankSetting: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-setting',
    access: 'Banks List View',
    summary: 'When checks are stale, and the liability account that they are moved to',
    response: one(bankSetting),
  }),
  updateBankSetting: defineRoute({
    method: 'PUT',
    path: '/api/v1/bank-setting',
    access: 'Bank Update',
    summary: 'Sets when checks are stale, and the liability account that they are moved to',
    body: bankSettingInput,
    response: one(bankSetting),
  }),
  moveStaleChecks: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-accounts/:accountId/unclaimed-checks',
    access: 'Bank Update',
    summary: 'Moves stale checks to a liability, an entry for each, or requests approval for it',
    params: z.object({ accountId: id }),
    body: staleChecksMove,
    response: one(movedOrWaiting),
    status: 201,
  }),
  undoUnclaimedCheck: defineRoute({
    method: 'POST',
    path: '/api/v1/unclaimed-checks/:unclaimedCheckId/undo',
    access: 'Bank Update',
    summary:
      'Reverses the move of a check, which is outstanding again then, or requests approval for it as for the move',
    params: z.object({ unclaimedCheckId: id }),
    body: unclaimedCheckUndo,
    response: one(undoneOrWaiting),
  }),
};

export type BankSetting = z.infer<typeof bankSetting>;
export type MovedOrWaiting = z.infer<typeof movedOrWaiting>;
export type UndoneOrWaiting = z.infer<typeof undoneOrWaiting>;
export type StaleChecksMove = z.infer<typeof staleChecksMove>;
