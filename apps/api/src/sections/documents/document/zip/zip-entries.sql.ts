import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { sql } from 'kysely';
import type { ReadContext } from '../../../../platform/section/call-context';
import { canOpen, notOpened } from '../document.access';
import { requireFolderToRead } from '../../folder/folder.access';
import { visibleFolders } from '../../folder/folder.sql';
import { visibleDocuments } from '../document.sql';

export type ZipFolder = Pick<FolderSummary, 'id' | 'name' | 'parentId'>;

const pageSize = 200;

/** The folder of a ZIP. Throws notFound, and forbidden where the caller may not open its documents. */
export async function zipTop(context: ReadContext, folderId: string): Promise<ZipFolder> {
  const folder = await requireFolderToRead(context, folderId, 'view');
  if (!canOpen(context, folder.space)) throw notOpened();
  return folder;
}

/** The folders below one that the caller may see, by name. */
export const foldersWithin = (context: ReadContext, folderId: string): Promise<ZipFolder[]> =>
  visibleFolders(
    context,
    sql`folder.id in (
      with recursive down as (
        select id from document_folder where parent_id = ${folderId}
        union all
        select within.id from down join document_folder within on within.parent_id = down.id
      ) select id from down)`,
  );

/** Ids of the documents right in a folder, the next after one of them. */
export async function documentsIn(
  context: ReadContext,
  folderId: string,
  after: string | null,
): Promise<string[]> {
  const rows = await visibleDocuments(context)
    .where('document.folderId', '=', folderId)
    .where('document.trashedAt', 'is', null)
    .$if(after !== null, (query) => query.where('document.id', '>', after))
    .orderBy('document.id')
    .limit(pageSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of these documents that the caller may see, by name. Throws forbidden where they may open none of them. */
export async function visibleOf(context: ReadContext, documentIds: readonly string[]): Promise<string[]> {
  const rows = await visibleDocuments(context)
    .where('document.id', 'in', documentIds)
    .where('document.trashedAt', 'is', null)
    .orderBy('document.nameSort')
    .orderBy('document.id')
    .execute();
  const opened = rows.filter(({ space }) => canOpen(context, space));
  if (opened.length === 0 && rows.length > 0) throw notOpened();
  return opened.map(({ id }) => id);
}
