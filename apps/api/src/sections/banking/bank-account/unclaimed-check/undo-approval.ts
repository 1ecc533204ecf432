import { day, id } from '@courtyard/contract';
import { unclaimedCheckLabels as labels } from '@courtyard/contract/banking/unclaimed-check/unclaimed-check.labels';
import { labelOf } from '@courtyard/contract/messages';
import { formatMoney } from '@courtyard/contract/formats';
import { sql } from 'kysely';
import { z } from 'zod';
import { longDay } from '../../../../platform/notifications/kind';
import { defineApproval } from '../../../../platform/tenancy/approvals/approval-kind';
import { lockMoves } from './moving/movable-check';
import { undoMove } from './moving/undo-move';
import { undoneOn } from './set-aside.sql';
import { unclaimedCheckApproval, unclaimedCheckMessages as messages } from './unclaimed-check-approval';

const parameters = z.object({
  unclaimedCheckId: id,
  on: day,
  reason: z.string(),
  number: z.int(),
  payee: z.string(),
  amountMinor: z.int(),
  currency: z.string(),
});

/** A move that is taken back, which lets the check be paid again: it is approved by the rule of the move itself. */
export const undoMoveApproval = defineApproval({
  name: 'banking.unclaimed-check-undo',
  label: labelOf(messages, 'undo.label'),
  asking: 'Bank Update',
  deciding: unclaimedCheckApproval.deciding,
  ruled: unclaimedCheckApproval.ruled,
  rule: unclaimedCheckApproval.rule,
  limits: unclaimedCheckApproval.limits,
  lock: lockMoves,
  parameters,
  messages,
  content(t, { number, payee, amountMinor, currency, on, reason }, language) {
    const amount = formatMoney(amountMinor, currency, { language });
    return {
      title: t('undo.title', { number, payee, amount }),
      changes: [
        { field: labels.on[language], before: null, after: longDay(on, language) },
        { field: labels.reason[language], before: null, after: reason },
      ],
    };
  },
  // Voiding the check undoes its move too.
  fingerprint: async ({ tx }, { unclaimedCheckId }) => {
    const { rows } = await sql<{ id: string }>`
      select moved.id from unclaimed_check moved where moved.id = ${unclaimedCheckId} and ${undoneOn} is null`.execute(
      tx,
    );
    return rows[0]?.id ?? null;
  },
  carryOut: async (context, { unclaimedCheckId, on, reason }) => {
    await undoMove(context, unclaimedCheckId, { on, reason }, context.approvedBy);
  },
});
