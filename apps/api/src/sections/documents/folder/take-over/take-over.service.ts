import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import type { UnreachableFolder } from '@courtyard/contract/documents/folder/unreachable-folders';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict, notFound } from '../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../platform/section/call-context';
import { levelOf, lockFolders, setScopes } from '../../rights/rights.sql';
import { told } from '../sharing/folder-access.service';
import { findFolder } from '../folder.sql';
import { ownGrants } from '../sharing/grantee.sql';

interface Row extends Omit<UnreachableFolder, 'grantees'> {}

/**
 * SQL: ids of the association's restricted folders in which nobody who is present has a right today. It asks for the rights
 * of each member as every read does, so that it cannot disagree with them. Somebody who is suspended or invited is present.
 */
const unreachable = (context: ReadContext) => {
  const day = todayOf(context);
  return sql`(
    with present as materialized (
      select member.id, array_agg(distinct allowed.permission) as permissions
      from member
      join member_role held on held.member_id = member.id and (held.ends_on is null or held.ends_on >= ${day}::date)
      join role_permission allowed on allowed.role_id = held.role_id
      where member.status <> 'past'
      group by member.id
      having 'Hoa Documents List View' = any(array_agg(allowed.permission))
    ), reached as materialized (
      select distinct held.scope_id from present
      cross join lateral courtyard.document_rights(present.id, ${day}::date, present.permissions) held
    )
    select folder.id from document_folder folder
    where folder.space = 'hoa' and folder.is_restricted and folder.id not in (select scope_id from reached))`;
};

/** Restricted folders of the association that nobody who is present may open, by name. */
export async function unreachableFolders(context: ReadContext): Promise<UnreachableFolder[]> {
  const { rows } = await sql<Row>`
    select folder.id, folder.name, folder.updated_at as "updatedAt",
      (select count(*)::int from document join document_folder within on within.id = document.folder_id
        where within.scope_id = folder.id and document.trashed_at is null) as documents
    from document_folder folder where folder.id in ${unreachable(context)}
    order by courtyard.natural_key(folder.name_sort), folder.id`.execute(context.tx);
  const folders: UnreachableFolder[] = [];
  for (const row of rows) {
    const grants = await ownGrants(context, row.id);
    folders.push({ ...row, grantees: grants.map(({ label }) => label) });
  }
  return folders;
}

/**
 * Shares a folder that nobody may open with the caller. Throws `folder-has-access` where somebody may open it: only they
 * share it. Private folders are never among these.
 */
export async function takeOverFolder(context: CallContext, folderId: string): Promise<FolderSummary> {
  const { tx, tenant, caller, platform } = context;
  await lockFolders(context);
  const folder = await tx
    .selectFrom('documentFolder')
    .select(['id', 'version'])
    .where('id', '=', folderId)
    .where('space', '=', 'hoa')
    .executeTakeFirst();
  if (!folder) throw notFound('folder');
  const { rows } = await sql`select from ${unreachable(context)} found where found.id = ${folderId}`.execute(
    tx,
  );
  if (rows.length === 0)
    throw conflict(
      'folder-has-access',
      'Someone in the community can open this folder. Ask them to share it with you.',
    );
  const before = await ownGrants(context, folderId);
  const level = levelOf('change');
  await tx
    .insertInto('folderGrant')
    .values({ tenantId: tenant.id, folderId, kind: 'person', memberId: caller.memberId, level })
    .onConflict((known) => known.columns(['tenantId', 'folderId', 'principal']).doUpdateSet({ level }))
    .execute();
  await tx
    .updateTable('documentFolder')
    .set({ version: folder.version + 1, updatedAt: platform.clock() })
    .where('id', '=', folderId)
    .execute();
  await setScopes(context, folderId);
  const shared = [told(before), told(await ownGrants(context, folderId))];
  const [was, is] = shared.map((grants) => ({ grants }));
  await recordChange(
    context,
    changeOf('document-folder.take-over', { 'document-folder': folderId }, was ?? {}, is ?? {}),
  );
  const found = await findFolder(context, folderId);
  if (!found) throw notFound('folder');
  return found;
}
