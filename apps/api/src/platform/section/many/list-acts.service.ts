import type { ListAct as ListActAnswer } from '@courtyard/contract';
import { changeOf } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { notFound } from '../../http/problem';
import { storedPreferences } from '../../tenancy/preferences/preferences.sql';
import type { CallContext, ReadContext } from '../call-context';
import { actNamed, endListAct, lockedAct, someAct } from './end-list-act';

/** An act that the caller began. Throws notFound. */
export async function readListAct(context: ReadContext, actId: string): Promise<ListActAnswer> {
  const row = await context.tx
    .selectFrom('listAct')
    .selectAll()
    .where('id', '=', actId)
    .where('memberId', '=', context.caller.memberId)
    .executeTakeFirst();
  if (!row) throw notFound('act');
  const { id, status, total, changed, unchanged, leftRows } = row;
  const { language } = await storedPreferences(context.tx, context.caller.memberId);
  const label = actNamed(context.platform, row.act)?.act.label ?? someAct;
  return {
    id,
    status,
    total,
    changed,
    unchanged,
    left: leftRows,
    label: label[language],
  };
}

/** Stops an act between two slices; what was done stays done. */
export async function cancelListAct(context: CallContext, actId: string): Promise<ListActAnswer> {
  await readListAct(context, actId);
  const { tx, platform } = context;
  const row = await lockedAct(tx, actId).executeTakeFirst();
  if (row) {
    await endListAct(platform, tx, row, { status: 'cancelled' });
    const { status, changed, total } = row;
    await context.audit(
      changeOf('list-act.cancel', { 'list-act': actId }, { status }, { status: 'cancelled', changed, total }),
    );
  }
  return readListAct(context, actId);
}

/** Has acts done on that a process left when it was killed, and forgets those that ended a month ago. */
export async function resumeListActs(platform: Platform, tx: Tx): Promise<string[]> {
  const now = platform.clock().getTime();
  await tx
    .deleteFrom('listAct')
    .where('status', '<>', 'running')
    .where('touchedAt', '<', new Date(now - 30 * 86_400_000).toISOString())
    .execute();
  const rows = await tx
    .selectFrom('listAct')
    .select('id')
    .where('status', '=', 'running')
    .where('touchedAt', '<', new Date(now - 30_000).toISOString())
    .execute();
  return rows.map(({ id }) => id);
}
