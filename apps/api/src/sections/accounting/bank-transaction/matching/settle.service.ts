import type { BankTransaction } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { requireOpenDay, reverse } from '../../../../ledger';
import { changeOf } from '../../../../platform/audit/audit';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { conflict, Problem } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { getBankTransaction } from '../queries/get-bank-transaction';
import { requireNoneLeftOut } from './plan-match';

type State = BankTransaction['state'];

const changed = () => conflict('bank-line-settled', 'Someone else just changed this line. Reload it.');

/** The line as it is, which nobody else changes until the commit. */
async function locked(context: CallContext, id: string): Promise<BankTransaction> {
  await lockList(context.tx, 'bank-match');
  return getBankTransaction(context, id);
}

async function setState(
  context: CallContext,
  { id, state: before, reason: reasonBefore }: BankTransaction,
  {
    action,
    state,
    reason = null,
  }: { action: string; state: Exclude<State, 'matched'>; reason?: string | null },
): Promise<BankTransaction> {
  await context.tx.updateTable('bankTransaction').set({ state, reason }).where('id', '=', id).execute();
  await recordChange(
    context,
    changeOf(
      action,
      { 'bank-transaction': id },
      { state: before, ...(reasonBefore !== null && { reason: reasonBefore }) },
      { state, ...(reason !== null && { reason }) },
    ),
  );
  return getBankTransaction(context, id);
}

/** It is not of the books. */
export async function ignoreTransaction(
  context: CallContext,
  id: string,
  reason: string,
): Promise<BankTransaction> {
  const line = await locked(context, id);
  if (line.state !== 'open') throw changed();
  await requireNoneLeftOut(context, { ...line, accountId: line.account.id });
  return setState(context, line, { action: 'bank-transaction.ignore', state: 'ignored', reason });
}

/** A person says whether it is a line of its own. */
export async function settleDoubt(
  context: CallContext,
  id: string,
  as: 'own' | 'same',
): Promise<BankTransaction> {
  const line = await locked(context, id);
  if (line.state !== 'doubtful') throw changed();
  const state = as === 'own' ? 'open' : 'duplicate';
  return setState(context, line, { action: 'bank-transaction.settle-doubt', state });
}

/** The day on which an entry is taken back: its own while that month is open, else today. */
async function dayToReverse(context: CallContext, date: string): Promise<string> {
  try {
    await requireOpenDay(context.tx, date);
    return date;
  } catch (error) {
    if (error instanceof Problem && error.code === 'ledger-closed') return todayOf(context);
    throw error;
  }
}

/** Undoes a match for all of its lines, and takes the entry back that was posted for it. */
async function undoMatch(context: CallContext, line: BankTransaction): Promise<BankTransaction> {
  const { tx, caller } = context;
  const { match } = line;
  if (!match) throw changed();
  await tx
    .updateTable('bankTransaction')
    .set({ state: 'open', matchId: null })
    .where('matchId', '=', match.id)
    .execute();
  await tx.deleteFrom('bankMatch').where('id', '=', match.id).execute();
  const matchedTo = match.lines.map(({ no, memo }) => `${no} ${memo ?? ''}`.trim()).join(', ');
  await recordChange(
    context,
    match.transactions.map(({ id }) =>
      changeOf(
        'bank-transaction.unmatch',
        { 'bank-transaction': id },
        { state: 'matched', matchedTo },
        { state: 'open' },
      ),
    ),
  );
  const posted = match.lines.find(({ entryId }) => entryId === match.entryId);
  if (posted) {
    const on = await dayToReverse(context, posted.date);
    const { entryId, memo } = posted;
    const source = { kind: 'bank-transaction', id: line.id };
    await reverse(
      tx,
      { key: `bank:${entryId}:back`, date: on, reverses: entryId, source, memo },
      { id: caller.memberId, name: caller.displayName },
    );
  }
  return getBankTransaction(context, line.id);
}

/** It waits to be matched again: whatever was said of it is undone. */
export async function undoTransaction(context: CallContext, id: string): Promise<BankTransaction> {
  const line = await locked(context, id);
  if (line.state === 'matched') return undoMatch(context, line);
  if (line.state === 'open' || line.state === 'doubtful') throw changed();
  const state = line.state === 'duplicate' ? 'doubtful' : 'open';
  return setState(context, line, { action: 'bank-transaction.reopen', state });
}
