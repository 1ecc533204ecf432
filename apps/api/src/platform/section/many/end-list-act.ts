import { wordOf } from '@courtyard/contract/messages';
import { changeOf, writeAudit } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import type { ListAct } from './list-act';
import { type Ended, listActEnded, listActMessages } from './list-act-notification';

/** An act that runs, locked until the transaction ends. */
export const lockedAct = (tx: Tx, actId: string) =>
  tx.selectFrom('listAct').selectAll().where('id', '=', actId).where('status', '=', 'running').forUpdate();

export type RunningAct = NonNullable<Awaited<ReturnType<ReturnType<typeof lockedAct>['executeTakeFirst']>>>;

/** The acts that can run by themselves, each with its section. */
export function actNamed(
  { sections }: Pick<Platform, 'sections'>,
  name: string,
): { act: ListAct; section: string } | null {
  for (const { id, listActs } of sections) {
    const act = listActs.find((each) => each.name === name);
    if (act) return { act, section: id };
  }
  return null;
}

/** What an act is called that this release does not know. */
export const someAct = wordOf(listActMessages, 'some');

/** Ends an act, and tells who began it. */
export async function endListAct(
  platform: Platform,
  tx: Tx,
  row: RunningAct,
  end: Pick<Ended, 'status' | 'reason'>,
): Promise<void> {
  await tx
    .updateTable('listAct')
    .set({ status: end.status, touchedAt: platform.clock() })
    .where('id', '=', row.id)
    .execute();
  await tx.deleteFrom('listActRow').where('actId', '=', row.id).execute();
  const found = actNamed(platform, row.act);
  const section = found?.section ?? row.section;
  const tenant = await platform.tenants.byId(row.tenantId);
  if (section === null || !tenant) return;
  const { total, changed } = row;
  await platform.notify(tx, listActEnded(section), {
    tenant,
    parameters: { label: found?.act.label ?? someAct, total, changed, ...end },
    to: { memberIds: [row.memberId] },
    ...(found && { link: found.act.page }),
    key: row.id,
  });
}

/** The same where nobody stopped it: the history has it as the system's own. */
export async function endByItself(
  platform: Platform,
  tx: Tx,
  row: RunningAct,
  end: Pick<Ended, 'status' | 'reason'>,
): Promise<void> {
  await endListAct(platform, tx, row, end);
  const { id, tenantId, changed, total } = row;
  const actor = { tenantId, memberId: null, displayName: 'Courtyard' };
  const after = { ...end, changed, total };
  await writeAudit(tx, actor, changeOf('list-act.end', { 'list-act': id }, { status: row.status }, after));
}
