import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReadContext } from '../../../platform/section/call-context';
import { propertyName } from '../../properties';
import { rightOf, rightsOf } from '../rights/rights.sql';

interface FolderRow extends Omit<FolderSummary, 'right'> {
  level: number;
}

/** SQL: whose top a row of `folder` is; null for a folder within one. */
export const rootOf = sql<FolderSummary['root']>`case when folder.parent_id is not null then null
  when folder.member_id is not null then 'member' when folder.property_id is not null then 'unit' else 'hoa' end`;

/** Folders that the caller may see, by name. `where` is SQL on `folder`, and on `above` where the caller may see the folder around it. */
export async function visibleFolders(
  context: ReadContext,
  where: RawBuilder<SqlBool>,
): Promise<FolderSummary[]> {
  const { rows } = await sql<FolderRow>`
    with rights as materialized (select scope_id, level from ${rightsOf(context)} held)
    select folder.id, folder.space, above.id as parent_id, folder.is_restricted, rights.level, folder.version,
      ${rootOf} as root,
      coalesce((select display_name from member where member.id = folder.member_id),
        (select ${propertyName} from property where property.id = folder.property_id), folder.name) as name,
      (select count(*)::int from document where document.folder_id = folder.id and trashed_at is null) as documents,
      exists (select from document_folder_follow follow where follow.folder_id = folder.id
        and follow.member_id = ${context.caller.memberId}) as is_followed
    from document_folder folder
    join rights on rights.scope_id = folder.scope_id
    left join document_folder above on above.id = folder.parent_id and above.scope_id in (select scope_id from rights)
    where ${where}
    order by courtyard.natural_key(folder.name_sort), folder.id`.execute(context.tx);
  return rows.map(({ level, ...folder }) => ({ ...folder, right: rightOf(level) }));
}

export async function findFolder(context: ReadContext, folderId: string): Promise<FolderSummary | undefined> {
  const [found] = await visibleFolders(context, sql`folder.id = ${folderId}`);
  return found;
}

/** The folders around one as far as the caller may see them without a gap, from the top down. */
export async function pathOf(context: ReadContext, folder: FolderSummary): Promise<FolderSummary[]> {
  const around = await visibleFolders(
    context,
    sql`folder.id in (
      with recursive up as (
        select parent_id from document_folder where id = ${folder.id}
        union all
        select above.parent_id from up join document_folder above on above.id = up.parent_id
      ) select parent_id from up)`,
  );
  const path: FolderSummary[] = [];
  for (let next = folder.parentId; next !== null;) {
    const above = around.find(({ id }) => id === next);
    if (!above) break;
    path.unshift(above);
    next = above.parentId;
  }
  return path;
}

/** How deep a folder lies, 1 for a top, and how many levels of folders it has, itself counted. */
export async function depthsOf(
  { tx }: Pick<ReadContext, 'tx'>,
  folderId: string,
): Promise<{ depth: number; height: number; around: string[] }> {
  const { rows } = await sql<{ depth: number; height: number; around: string[] }>`
    with recursive up as (
      select id, parent_id from document_folder where id = ${folderId}
      union all
      select above.id, above.parent_id from up join document_folder above on above.id = up.parent_id
    ), down as (
      select id, 1 as level from document_folder where id = ${folderId}
      union all
      select folder.id, down.level + 1 from down join document_folder folder on folder.parent_id = down.id
    )
    select (select count(*)::int from up) as depth, (select max(level) from down) as height,
      (select array_agg(id) from up) as around`.execute(tx);
  return rows[0] ?? { depth: 0, height: 0, around: [] };
}
