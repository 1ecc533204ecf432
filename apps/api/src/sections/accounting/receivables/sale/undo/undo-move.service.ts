import type { MadeSaleMove, SaleMoveUndo } from '@courtyard/contract/accounting/receivables/sale/sale';
import { adjustmentLabels } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.labels';
import type { VoidInput } from '@courtyard/contract/accounting/voiding';
import { post, requireOpenDay } from '../../../../../ledger';
import { lockUnits } from '../../unit-account/unit-ledger-on.sql';
import { changeOf } from '../../../../../platform/audit/audit';
import { onOnePage } from '../../../../../platform/database/lists/one-page';
import type { Tx } from '../../../../../platform/database/database';
import { msg, type Text } from '../../../../../platform/http/language/sentence';
import { conflict, invalid, notFound } from '../../../../../platform/http/problem';
import { dayWord } from '../../../../../platform/notifications/kind';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../../platform/section/call-context';
import { changeOpen, changesOf } from '../../owner-account/invoice-open.sql';
import {
  entriesToUndo,
  invoicesOfMove,
  lastUseOfMove,
  lateChargeOfMove,
  madeMoves,
  type MoveUser,
  userOfMove,
} from './made-moves.sql';

type Reading = Pick<ReadContext, 'tx' | 'tenant' | 'platform'>;

/** What was moved at sales of a unit. Throws a Problem, 404. */
export async function listMoves({ tx }: ReadContext, propertyId: string) {
  const property = await tx
    .selectFrom('property')
    .select('id')
    .where('id', '=', propertyId)
    .executeTakeFirst();
  if (!property) throw notFound('property');
  return onOnePage(await madeMoves(tx, propertyId));
}

/** Throws a Problem, 404. */
async function getMove(tx: Tx, propertyId: string, moveId: string): Promise<MadeSaleMove> {
  const move = (await madeMoves(tx, propertyId)).find(({ id }) => id === moveId);
  if (!move) throw notFound('move to the buyers');
  return move;
}

/** What to do first where something of what was moved is settled by a document. */
function takeBackFirst({ kind, number, adjustment }: MoveUser): Text {
  const n = String(number);
  if (kind === 'payment')
    return msg`Payment ${n} was applied to the transferred balance. Void it first, then undo the transfer.`;
  if (kind === 'invoice')
    return msg`Invoice ${n} used the transferred credit or balance. Void it first, then undo the transfer.`;
  if (adjustment !== null) {
    const what = adjustmentLabels[`kind.${adjustment}`];
    return msg`${what} ${n} reduced the transferred balance. Void it first, then undo the transfer.`;
  }
  if (kind === 'sale')
    return 'This balance was transferred again at a later sale. Undo that transfer first, then this one.';
  return 'A payment or credit was applied to the transferred balance. Void it first, then undo the transfer.';
}

/** Throws a Problem where a move cannot be undone on that day: 409 with what to do first, 422 by field. */
async function requireUndoable({ tx, ...context }: Reading, move: MadeSaleMove, on: string): Promise<void> {
  const { id, undone, movedOn } = move;
  if (undone) throw conflict('move-undone', 'This transfer was already undone.');
  if (on < movedOn) throw invalid({ on: 'Choose the transfer date or later.' });
  if (on > todayOf(context)) throw invalid({ on: 'This date is in the future.' });
  await requireOpenDay(tx, on);
  const user = await userOfMove(tx, id);
  if (user) throw conflict('move-used', takeBackFirst(user));
  const late = await lateChargeOfMove(tx, id);
  if (late !== undefined)
    throw conflict(
      'move-charged-late',
      msg`Invoice ${String(late)} charges the buyer late fees on the transferred balance. Void it or credit the charge first, then undo the transfer.`,
    );
  // Earlier it would have been settled while it was not theirs.
  const last = await lastUseOfMove(tx, id);
  if (last !== null && on < last)
    throw invalid({
      on: msg`Until ${dayWord(last)} part of this was paid or reversed. Choose that date or later.`,
    });
}

/** What undoing a move would do. Nothing is written. */
export async function previewUndo(
  context: Reading,
  propertyId: string,
  moveId: string,
  { on }: Pick<VoidInput, 'on'>,
): Promise<SaleMoveUndo> {
  const move = await getMove(context.tx, propertyId, moveId);
  await requireUndoable(context, move, on);
  const { from, to, owedMinor, creditMinor } = move;
  return { from, to, owedMinor, creditMinor, invoices: await invoicesOfMove(context.tx, moveId) };
}

/**
 * Takes a move back by a reversal: the invoices of the former owners are open again, and their credit is theirs. Its entry stays in the
 * journal, and by it the clock leaves the sale alone: who still wants something moved does it by hand.
 */
export async function undoMove(
  context: CallContext,
  propertyId: string,
  moveId: string,
  { on, reason }: VoidInput,
): Promise<MadeSaleMove> {
  const { tx, caller } = context;
  await lockUnits(tx, [propertyId]);
  const move = await getMove(tx, propertyId, moveId);
  await requireUndoable(context, move, on);
  const { ledgerId, from, to, owedMinor, creditMinor } = move;
  const standing = await entriesToUndo(tx, moveId);
  await changeOpen(tx, changesOf(standing.flatMap(({ settled }) => settled)));
  await recordChange(
    context,
    changeOf(
      'unit-sale.undo',
      { 'unit-sale': ledgerId },
      {},
      { from, to, on, reason, owedMinor, creditMinor },
    ),
  );
  const back = standing.map(({ id }) => ({
    key: id === moveId ? `sale-undo:${moveId}` : `sale-undo:${moveId}:${id}`,
    date: on,
    reverses: id,
    // What used credit is no part of the move.
    ...(id === moveId && { source: { kind: 'sale', id: ledgerId } }),
    memo: reason,
  }));
  await post(tx, back, { id: caller.memberId, name: caller.displayName });
  return getMove(tx, propertyId, moveId);
}
