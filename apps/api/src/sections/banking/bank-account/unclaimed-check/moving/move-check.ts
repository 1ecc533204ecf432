import { type NewEntry, post } from '../../../../../ledger';
import { changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import { type CallContext, recordChange } from '../../../../../platform/section/call-context';
import { bankAccountAt } from '../../bank-account-at';
import { lockMoves, movableCheck, requireDateAfterStatement } from './movable-check';
import { unclaimedAccountFor } from './unclaimed-account';

export interface Move {
  accountId: string;
  paymentIds: readonly string[];
  on: string;
}

/** Owes stale checks as a liability: an entry for each, from the bank account to the liability of the same fund. */
export async function moveChecks(
  context: CallContext,
  { accountId, paymentIds, on }: Move,
  approvedBy?: NewEntry['approvedBy'],
): Promise<void> {
  if (paymentIds.length === 0) return;
  const { tx, tenant, caller, platform } = context;
  await lockMoves(tx);
  await requireDateAfterStatement(context, accountId, on);
  const { fundId } = await bankAccountAt(tx, accountId);
  const unclaimedId = await unclaimedAccountFor(context, fundId);
  const entries: NewEntry[] = [];
  for (const paymentId of paymentIds) {
    const { moves, ...check } = await movableCheck(context, accountId, { paymentId, on });
    const { number, payee, writtenOn, amountMinor } = check;
    const [id, entryId] = [newId(), newId()];
    await tx
      .insertInto('unclaimedCheck')
      .values({
        ...check,
        tenantId: tenant.id,
        id,
        turn: moves + 1,
        accountId: unclaimedId,
        movedOn: on,
        entryId,
        createdBy: caller.displayName,
        approvedBy: approvedBy?.name ?? null,
        createdAt: platform.clock(),
      })
      .execute();
    await recordChange(
      context,
      changeOf(
        'unclaimed-check.move',
        { 'unclaimed-check': id },
        {},
        { number, payee, writtenOn, amountMinor, on },
      ),
    );
    const memo = `${payee} · #${number} · ${writtenOn}`;
    entries.push({
      id: entryId,
      key: `unclaimed-check:${paymentId}:${moves + 1}`,
      date: on,
      kind: 'unclaimed-check',
      memo,
      lines: [
        { accountId, fundId, amountMinor, memo },
        { accountId: unclaimedId, fundId, amountMinor: -amountMinor, memo },
      ],
      ...(approvedBy === undefined ? {} : { approvedBy }),
    });
  }
  await post(tx, entries, { id: caller.memberId, name: caller.displayName });
}
