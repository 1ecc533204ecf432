import { sql } from 'kysely';
import { type NewReversal, reverse } from '../../../../../ledger';
import { changeOf } from '../../../../../platform/audit/audit';
import { conflict, invalid, notFound } from '../../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../../platform/section/call-context';
import { undoneOn } from '../set-aside.sql';
import { lockMoves, requireDateAfterStatement } from './movable-check';

export interface Undo {
  on: string;
  reason: string;
}

interface Moved {
  paymentId: string;
  bankAccountId: string;
  number: number;
  payee: string;
  amountMinor: number;
  movedOn: string;
  entryId: string;
  undoneOn: string | null;
}

/** A move that can be undone on a date, and nobody else is at. Throws a Problem: 404, 409 for one that is undone, 422 for the date. */
export async function undoableMove(
  context: CallContext,
  id: string,
  on: string,
): Promise<Omit<Moved, 'undoneOn'>> {
  const { tx } = context;
  await lockMoves(tx);
  const { rows } = await sql<Moved>`
    select moved.payment_id, moved.bank_account_id, moved.number, moved.payee, moved.amount_minor, moved.moved_on, moved.entry_id,
      ${undoneOn} as undone_on
    from unclaimed_check moved where moved.id = ${id}`.execute(tx);
  const [found] = rows;
  if (!found) throw notFound('unclaimed check');
  const { undoneOn: undone, ...moved } = found;
  if (undone !== null) throw conflict('move-undone', 'This move was undone already.');
  if (on < moved.movedOn) throw invalid({ on: 'Enter the date of the move, or a later one.' });
  await requireDateAfterStatement(context, moved.bankAccountId, on);
  return moved;
}

/** Takes a move back by a reversal: the check is outstanding again. Throws as `undoableMove`. */
export async function undoMove(
  context: CallContext,
  id: string,
  { on, reason }: Undo,
  approvedBy?: NewReversal['approvedBy'],
): Promise<{ id: string; no: number }> {
  const { tx, caller } = context;
  const { entryId: reverses } = await undoableMove(context, id, on);
  await recordChange(
    context,
    changeOf('unclaimed-check.undo', { 'unclaimed-check': id }, {}, { on, reason }),
  );
  const key = `unclaimed-check:${id}:back`;
  const back = { key, date: on, reverses, memo: reason, ...(approvedBy && { approvedBy }) };
  const entry = await reverse(tx, back, { id: caller.memberId, name: caller.displayName });
  return { id: entry.id, no: entry.no };
}
