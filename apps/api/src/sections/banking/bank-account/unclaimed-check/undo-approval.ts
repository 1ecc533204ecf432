import { day, id } from '@courtyard/contract';
import { unclaimedCheckWords as words } from '@courtyard/contract/banking/unclaimed-check/unclaimed-check.words';
import type { Language } from '@courtyard/contract/fields/words';
import { formatMoney } from '@courtyard/contract/formats';
import { sql } from 'kysely';
import { z } from 'zod';
import { longDay } from '../../../../platform/notifications/kind';
import { type ApprovalWords, defineApproval } from '../../../../platform/tenancy/approvals/approval-kind';
import { lockMoves } from './moving/movable-check';
import { undoMove } from './moving/undo-move';
import { undoneOn } from './set-aside.sql';
import { unclaimedCheckApproval } from './unclaimed-check-approval';

const parameters = z.object({
  unclaimedCheckId: id,
  on: day,
  reason: z.string(),
  number: z.int(),
  payee: z.string(),
  amountMinor: z.int(),
  currency: z.string(),
});

function inWords(
  language: Language,
  { number, payee, amountMinor, currency, on, reason }: z.output<typeof parameters>,
): ApprovalWords {
  const amount = formatMoney(amountMinor, currency, { language });
  return {
    title: `${words.undo[language]} ${number}: ${payee}, ${amount}`,
    changes: [
      { field: words.on[language], before: null, after: longDay(on, language) },
      { field: words.reason[language], before: null, after: reason },
    ],
  };
}

/** A move that is taken back, which lets the check be paid again: it is approved by the rule of the move itself. */
export const undoMoveApproval = defineApproval({
  name: 'banking.unclaimed-check-undo',
  label: {
    en: 'Undo of a move to unclaimed checks',
    es: 'Anulación de un traspaso a cheques no cobrados',
  },
  asking: 'Bank Update',
  deciding: unclaimedCheckApproval.deciding,
  ruled: unclaimedCheckApproval.ruled,
  rule: unclaimedCheckApproval.rule,
  limits: unclaimedCheckApproval.limits,
  lock: lockMoves,
  parameters,
  words: { en: (given) => inWords('en', given), es: (given) => inWords('es', given) },
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
