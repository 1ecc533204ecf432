import type { FolderRight, FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { forbidden, notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { levelOf } from '../rights/rights.sql';
import { findFolder } from './folder.sql';
import { ensureRoot, findEmptyRoot, folderIdOf } from './roots';

const refusals: Readonly<Record<FolderRight, string>> = {
  view: 'You don’t have access to this folder.',
  add: 'You can view this folder but not add to it. Ask someone who can edit it to share it with you.',
  change: 'You can view this folder but not edit it. Ask someone who can edit it to share it with you.',
};

/** Throws where a right is less than is needed. */
export function requireRight({ right }: { right: FolderRight }, needed: FolderRight): void {
  if (levelOf(right) < levelOf(needed)) throw forbidden(refusals[needed]);
}

/**
 * A folder in which the caller may do something; a top gets its row, of which the folder that is given has the id.
 * Throws notFound where they may not see it.
 */
export async function requireFolder(
  context: ReadContext,
  folderId: string,
  needed: FolderRight,
): Promise<FolderSummary> {
  const id = await folderIdOf(context, folderId);
  const folder =
    (await findFolder(context, id)) ?? (await findFolder(context, await ensureRoot(context, id)));
  if (!folder) throw notFound('folder');
  requireRight(folder, needed);
  return folder;
}

/** As `requireFolder`, for a call that only reads. */
export async function requireFolderToRead(
  context: ReadContext,
  folderId: string,
  needed: FolderRight,
): Promise<FolderSummary> {
  const id = await folderIdOf(context, folderId);
  const folder = (await findFolder(context, id)) ?? (await findEmptyRoot(context, id));
  if (!folder) throw notFound('folder');
  requireRight(folder, needed);
  return folder;
}
