import { cutTo } from '@courtyard/contract/primitives';
import type { Adjustment } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { lockUnits, openSince, post } from '../../../../../ledger';
import { changeOf } from '../../../../../platform/audit/audit';
import type { Tx } from '../../../../../platform/database/database';
import { conflict, invalid } from '../../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../../platform/section/call-context';
import { changeOpen, changesOf } from '../../owner/invoice-open.sql';
import { refreshWrittenOff } from '../../owner/written-off.sql';
import { ofDocument, standingEntries } from '../../payment/standing-entries.sql';
import { getAdjustment } from './adjustment-details';

/** Throws a Problem where it cannot be taken back on that day. */
function requireVoidable({ status, adjustedOn, recoveries }: Adjustment, on: string, today: string): void {
  if (status === 'void') throw conflict('adjustment-void', 'This was taken back already.');
  if (recoveries.length > 0)
    throw conflict(
      'recovered',
      'Something was paid on what was written off. Take that payment back first, and then this.',
    );
  if (on < adjustedOn) throw invalid({ on: 'It is taken back on its own day or later.' });
  if (on > today && on > adjustedOn) throw invalid({ on: 'This day is still to come.' });
}

/** Throws a Problem where something of the credit that it left is used, or was on the day on which it is taken back. */
async function requireUnused(tx: Tx, adjustmentId: string, on: string): Promise<void> {
  const credits = await tx
    .selectFrom('openItem')
    .select(['id', 'balance', 'original'])
    .where('sourceKind', '=', 'adjustment')
    .where('sourceId', '=', adjustmentId)
    .where('control', '=', 'owner-credit')
    .execute();
  if (credits.some(({ balance, original }) => balance !== original))
    throw conflict(
      'credit-used',
      'The credit that it left was used. Void the invoice or the refund that used it, or undo its move to the buyers, first.',
    );
  const since = await openSince(
    tx,
    credits.map(({ id }) => id),
    on,
  );
  if (credits.some(({ id, original }) => since.get(id) !== -original))
    throw invalid({
      on: 'On that day the credit that it left was used, which was taken back later. Choose a later day.',
    });
}

/** Takes a credit memo, a waiver, a write-off or a refund back by a reversal. Its number stays its own. */
export async function voidAdjustment(
  context: CallContext,
  adjustmentId: string,
  { on, reason }: { on: string; reason: string },
): Promise<Adjustment> {
  const { tx, caller } = context;
  const seen = await getAdjustment(context, adjustmentId);
  await lockUnits(tx, [seen.property.id]);
  requireVoidable(await getAdjustment(context, adjustmentId), on, todayOf(context));
  await requireUnused(tx, adjustmentId, on);
  const standing = await standingEntries(tx, ofDocument('adjustment', adjustmentId));
  await changeOpen(tx, changesOf(standing.flatMap(({ settled }) => settled)));
  await tx
    .updateTable('adjustment')
    .set({ voidedOn: on, voidedBy: caller.displayName, voidReason: reason })
    .where('id', '=', adjustmentId)
    .execute();
  await refreshWrittenOff(tx, [adjustmentId]);
  await recordChange(
    context,
    changeOf(
      'adjustment.void',
      { adjustment: adjustmentId },
      { status: 'posted' },
      { status: 'void', on, reason },
    ),
  );
  const source = { kind: 'adjustment', id: adjustmentId };
  await post(
    tx,
    standing.map(({ id, date }) => ({
      key: `adjustment-void:${id}`,
      date: date > on ? date : on,
      reverses: id,
      source,
      memo: cutTo(reason, 200),
    })),
    { id: caller.memberId, name: caller.displayName },
  );
  return getAdjustment(context, adjustmentId);
}
