import { cutTo } from '@courtyard/contract/primitives';
import type { Adjustment } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { sql } from 'kysely';
import { openSince, post } from '../../../../../ledger';
import { lockUnits } from '../../unit-account/unit-ledger-on.sql';
import { changeOf } from '../../../../../platform/audit/audit';
import type { Tx } from '../../../../../platform/database/database';
import { conflict, invalid } from '../../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../../platform/section/call-context';
import { isUnnamedUse } from '../../credit-use/unnamed-uses.sql';
import { changeOpen, changesOf } from '../../owner-account/invoice-open.sql';
import { refreshWrittenOff } from '../../owner-account/written-off.sql';
import { ofDocument, standingEntries } from '../../payment/standing-entries.sql';
import { getAdjustment } from './adjustment-details';
import { wasTakenSince } from './write-off/left-since.sql';

/** Throws a Problem where it cannot be taken back on that day. */
function requireVoidable({ status, adjustedOn, recoveries }: Adjustment, on: string, today: string): void {
  if (status === 'void') throw conflict('adjustment-void', 'This was already voided.');
  if (recoveries.length > 0)
    throw conflict(
      'recovered',
      'This write-off has a recovery. Void that payment first, then the write-off.',
    );
  if (on < adjustedOn) throw invalid({ on: 'The reversal date can’t be before the entry date.' });
  if (on > today && on > adjustedOn) throw invalid({ on: 'This date is in the future.' });
}

/** Entries that used the credit that it left. */
const usesOf = (adjustmentId: string) => sql`(
  select used.* from open_item credit
  join journal_line line on line.tenant_id = credit.tenant_id and line.open_item_id = credit.id
  join journal_entry used on used.tenant_id = line.tenant_id and used.id = line.entry_id
  where credit.source_kind = 'adjustment' and credit.source_id = ${adjustmentId} and credit.control = 'owner-credit'
    and used.reverses_id is null and not (used.source_kind is not distinct from 'adjustment' and used.source_id = ${adjustmentId}))`;

/** Whether something of the credit that it left was used for a document, and is still. */
async function isCreditUsed(tx: Tx, adjustmentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${usesOf(adjustmentId)} used
    where not ${isUnnamedUse('used')}
      and not exists (select from journal_entry back where back.tenant_id = used.tenant_id and back.reverses_id = used.id) limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Throws a Problem where something of the credit that it left is used, or was on the day on which it is taken back. */
async function requireUnused(tx: Tx, adjustmentId: string, on: string): Promise<void> {
  if (await isCreditUsed(tx, adjustmentId))
    throw conflict(
      'credit-used',
      'The credit it left was used. First void the invoice or refund that used it, or undo its transfer to the buyer.',
    );
  const credits = await tx
    .selectFrom('openItem')
    .select(['id', 'balance'])
    .where('sourceKind', '=', 'adjustment')
    .where('sourceId', '=', adjustmentId)
    .where('control', '=', 'owner-credit')
    .execute();
  const since = await openSince(
    tx,
    credits.map(({ id }) => id),
    on,
  );
  // What is used without a document is taken back with it; anything else that was open less was used then.
  if (credits.some(({ id, balance }) => (since.get(id) ?? 0) !== 0 - balance))
    throw invalid({
      on: 'The credit it left was still in use on that date. Choose a later date.',
    });
}

/** What has to be taken back with it, the last first: its own entries, and uses of its credit that nothing else takes back. */
const entriesToVoid = (tx: Tx, adjustmentId: string) =>
  standingEntries(
    tx,
    sql`(${ofDocument('adjustment', adjustmentId)}
      or (${isUnnamedUse('entry')} and entry.id in (select used.id from ${usesOf(adjustmentId)} used)))`,
  );

/** Takes a credit memo, a waiver, a write-off or a refund back by a reversal. Its number stays its own. */
export async function voidAdjustment(
  context: CallContext,
  adjustmentId: string,
  { on, reason }: { on: string; reason: string },
): Promise<Adjustment> {
  const { tx, caller } = context;
  const seen = await getAdjustment(context, adjustmentId);
  await lockUnits(tx, [seen.property.id]);
  const before = await getAdjustment(context, adjustmentId);
  requireVoidable(before, on, todayOf(context));
  if (before.kind === 'write-off' && !(await wasTakenSince(tx, before.lines, on)))
    throw invalid({
      on: 'It was already recovered on that date, by a payment reversed later. Choose a later date.',
    });
  await requireUnused(tx, adjustmentId, on);
  const standing = await entriesToVoid(tx, adjustmentId);
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
