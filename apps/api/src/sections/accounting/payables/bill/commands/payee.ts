import { vendorInput } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { sql } from 'kysely';
import { changeOf, writeAudit } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import type { Tx } from '../../../../../platform/database/database';
import { literally } from '../../../../../platform/database/lists/search.sql';
import { conflict } from '../../../../../platform/http/problem';
import type { CallContext } from '../../../../../platform/section/call-context';
import { columnsOf } from '../../vendor/vendor.sql';

/** The name, or one that no vendor in use has. */
async function freeName(tx: Tx, name: string): Promise<string> {
  const rows = await tx
    .selectFrom('vendor')
    .select('nameSort')
    .where('archivedAt', 'is', null)
    .where('nameSort', 'like', `${literally(name)}%`)
    .execute();
  const taken = new Set(rows.map(({ nameSort }) => nameSort));
  let [free, place] = [name, 1];
  while (taken.has(free.toLowerCase())) free = `${name} (${(place += 1)})`;
  return free;
}

/** The vendor as whom a member is paid back: on receipt, and not reported on a 1099. Added in the name of the caller. */
export async function payeeOf(
  context: CallContext,
  { memberId, name }: { memberId: string; name: string },
): Promise<string> {
  const { tx, tenant, caller, platform } = context;
  // Two who are about to add the same one follow each other.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const known = await tx
    .selectFrom('vendor')
    .select('id')
    .where('memberId', '=', memberId)
    .where('archivedAt', 'is', null)
    .orderBy('createdAt')
    .executeTakeFirst();
  if (known) return known.id;
  const id = newId();
  const { fileIds: _fileIds, ...fields } = vendorInput.parse({
    name: await freeName(tx, name),
    termsDays: 0,
    reportable: false,
  });
  await tx
    .insertInto('vendor')
    .values({ tenantId: tenant.id, id, memberId, ...columnsOf(fields) })
    .execute();
  // The call is of another section: the history and the open pages are those of this one.
  const actor = { tenantId: tenant.id, memberId: caller.memberId, displayName: caller.displayName };
  const facts = { name: fields.name, termsDays: 0 };
  await writeAudit(tx, actor, changeOf('vendor.create', { vendor: id }, {}, facts));
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section: 'accounting' });
  return id;
}

/** Members whom bills of these vendors pay back: they decide on none of them. */
export async function payeeMembers(tx: Tx, vendorIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('vendor')
    .select('memberId')
    .where(sql<boolean>`id = any(${[...vendorIds]}::uuid[])`)
    .where('memberId', 'is not', null)
    .execute();
  return rows.flatMap(({ memberId }) => memberId ?? []);
}

/** Throws `own-bill` for whoever is paid by a bill of one of these vendors. */
export async function requireOthersBills(
  { tx, caller }: Pick<CallContext, 'tx' | 'caller'>,
  vendorIds: readonly string[],
): Promise<void> {
  if ((await payeeMembers(tx, vendorIds)).includes(caller.memberId))
    throw conflict('own-bill', 'This reimburses you. Someone else must enter, change or pay it.');
}
