import type { FolderListing, FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { sql } from 'kysely';
import { notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { findFolder, pathOf, visibleFolders } from './folder.sql';
import { emptyRoot, hoaRoot, ownRoots, type Root } from './roots';

/** A folder that the caller may see lies in one that they may not: it is listed at the top. */
const isShownAtTop = sql`folder.parent_id is not null and above.id is null`;

const within = (context: ReadContext, folder: FolderSummary) =>
  visibleFolders(context, sql`folder.parent_id = ${folder.id}`);

const waysTo = (folders: readonly FolderSummary[]) =>
  folders.map(({ id, name, root }) => ({ id, name, root }));

async function listingOf(context: ReadContext, folder: FolderSummary): Promise<FolderListing> {
  return { folder, path: waysTo(await pathOf(context, folder)), folders: await within(context, folder) };
}

/** The top of the association, or a folder below it. */
export async function hoaFolders(context: ReadContext, parentId: string | undefined): Promise<FolderListing> {
  const root = await hoaRoot(context);
  const asked = parentId === undefined || parentId === context.tenant.id ? root.id : parentId;
  const folder = await findFolder(context, asked);
  if (folder && folder.space === 'hoa' && folder.root === null) return listingOf(context, folder);
  if (asked !== root.id) throw notFound('folder');
  const folders = await visibleFolders(
    context,
    sql`folder.space = 'hoa' and folder.parent_id is not null and (folder.parent_id = ${root.id} or above.id is null)`,
  );
  return { folder: folder ?? (await unseenRoot(context, root)), path: [], folders };
}

/** The association's top, where it has no row yet or the caller may not see what is right in it. */
async function unseenRoot(context: ReadContext, stored: Root): Promise<FolderSummary> {
  const root = emptyRoot(context, stored);
  const row = await context.tx
    .selectFrom('documentFolder')
    .select(['version'])
    .where('id', '=', root.id)
    .executeTakeFirst();
  return row ? { ...root, isRestricted: true, right: 'view', version: row.version } : root;
}

/** The caller's own tops with what is shared with them, or a folder of these. */
export async function myFolders(context: ReadContext, parentId: string | undefined): Promise<FolderListing> {
  if (parentId === undefined) return { folder: null, path: [], folders: await topFolders(context) };
  const folder = await findFolder(context, parentId);
  if (folder?.space === 'mine') return listingOf(context, folder);
  const root = (await ownRoots(context)).find(({ id }) => id === parentId);
  if (!root || folder) throw notFound('folder');
  return { folder: emptyRoot(context, root), path: [], folders: [] };
}

async function topFolders(context: ReadContext): Promise<FolderSummary[]> {
  const stored = await visibleFolders(
    context,
    sql`folder.space = 'mine' and (folder.parent_id is null or (${isShownAtTop}))`,
  );
  const own = await ownRoots(context);
  const isOwn = new Set(own.map(({ id }) => id));
  return [
    ...own.map((root) => stored.find(({ id }) => id === root.id) ?? emptyRoot(context, root)),
    ...stored.filter(({ id }) => !isOwn.has(id)),
  ];
}
