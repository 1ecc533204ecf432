import { labelsFrom } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import { newId } from '../../platform/core/ids';
import type {
  MergeContext,
  MergedMembers,
  MergedRows,
} from '../../platform/tenancy/profile/merging/merged-rows';
import { lockFolders, setScopes } from './rights/rights.sql';
import en from './documents.en.json';
import es from './documents.es.json';

const labels = labelsFrom(en, es);

/** The top of the one becomes a folder in that of the other, with all that is in it. */
async function mergeTops(context: MergeContext, { from, to }: MergedMembers): Promise<void> {
  const { tx, tenant } = context;
  await lockFolders(context);
  const top = await tx
    .selectFrom('documentFolder')
    .selectAll()
    .where('memberId', '=', from)
    .executeTakeFirst();
  if (!top) return;
  const kept = { tenantId: tenant.id, id: to, space: 'mine' as const, parentId: null, memberId: to };
  await tx
    .insertInto('documentFolder')
    .values({ ...kept, name: top.name, scopeId: to })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const taken = await tx
    .selectFrom('documentFolder')
    .select('id')
    .where('parentId', '=', to)
    .where('nameSort', '=', top.name.toLowerCase())
    .executeTakeFirst();
  await tx
    .updateTable('documentFolder')
    .set({ parentId: to, memberId: null, name: taken ? `${top.name} ${newId().slice(-4)}` : top.name })
    .where('id', '=', from)
    .execute();
  await setScopes(context, to);
}

/** The higher of two grants of one folder stays. */
async function mergeGrants(context: MergeContext, { from, to }: MergedMembers): Promise<void> {
  const { tx } = context;
  await lockFolders(context);
  const folders = await tx
    .selectFrom('folderGrant')
    .select('folderId')
    .where('memberId', '=', from)
    .execute();
  await sql`update folder_grant kept set level = greatest(kept.level, moved.level) from folder_grant moved
    where kept.member_id = ${to} and moved.member_id = ${from} and moved.folder_id = kept.folder_id`.execute(
    tx,
  );
  await sql`update folder_grant moved set member_id = ${to} where member_id = ${from} and not exists (
    select from folder_grant kept where kept.member_id = ${to} and kept.folder_id = moved.folder_id)`.execute(
    tx,
  );
  await sql`delete from folder_grant where member_id = ${from}`.execute(tx);
  for (const { folderId } of folders) await setScopes(context, folderId);
}

/** What was shared in the name of the one counts while the other owns the unit. */
async function mergeOwners(context: MergeContext, { from, to }: MergedMembers): Promise<void> {
  const { tx } = context;
  await lockFolders(context);
  const moved = await tx
    .updateTable('folderGrant')
    .set({ ownerId: to })
    .where('ownerId', '=', from)
    .returning('folderId')
    .execute();
  for (const folderId of new Set(moved.map((grant) => grant.folderId))) await setScopes(context, folderId);
}

/** What becomes of the rows of the documents. */
export const documentsMergedRows: readonly MergedRows[] = [
  {
    table: 'document_folder',
    column: 'member_id',
    fate: { by: mergeTops },
    label: labels['merged.own'],
  },
  {
    table: 'folder_grant',
    column: 'member_id',
    fate: { by: mergeGrants },
    label: labels['merged.shared'],
  },
  { table: 'folder_grant', column: 'owner_id', fate: { by: mergeOwners } },
  { table: 'document_link', column: 'member_id', fate: { moves: { onceBy: ['document_id'] } } },
  { table: 'document_favorite', column: 'member_id', fate: { moves: { onceBy: ['document_id'] } } },
  { table: 'document_folder_follow', column: 'member_id', fate: { moves: { onceBy: ['folder_id'] } } },
  { table: 'document_notice', column: 'actor_id', fate: { moves: {} } },
  { table: 'document_seen', column: 'member_id', fate: { moves: { onceBy: ['document_id'] } } },
];
