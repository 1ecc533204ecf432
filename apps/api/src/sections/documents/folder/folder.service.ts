import type { FolderInput, FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { deepestFolder } from '@courtyard/contract/documents/folder/folder.values';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { msg } from '../../../platform/http/language/sentence';
import { conflict, forbidden, invalid, notFound } from '../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../platform/section/conflicts';
import { levelOf, lockFolders, setScopes } from '../rights/rights.sql';
import { requireFolder, requireRight } from './folder.access';
import { depthsOf, findFolder } from './folder.sql';
import { grantOwner, rehomeGrants, unitOf } from './grant-owner.sql';

async function readBack(context: CallContext, folderId: string): Promise<FolderSummary> {
  const folder = await findFolder(context, folderId);
  if (!folder) throw notFound('folder');
  return folder;
}

const withName = <T>(work: Promise<T>, name: string) =>
  withConstraintProblems(work, {
    document_folder_name: () =>
      invalid({ name: msg`A folder named “${name}” already exists here. Use another name.` }),
  });

const tooDeep = () =>
  invalid({
    parentId: msg`Folders can be up to ${deepestFolder} levels deep. Choose a higher-level folder.`,
  });

export async function createFolder(
  context: CallContext,
  { parentId: asked, name, isRestricted }: FolderInput,
): Promise<FolderSummary> {
  const { tx, tenant, caller } = context;
  await lockFolders(context);
  const parent = await requireFolder(context, asked, 'add');
  const parentId = parent.id;
  if ((await depthsOf(context, parentId)).depth >= deepestFolder) throw tooDeep();
  const id = newId();
  const ownerId = isRestricted ? await grantOwner(context, parentId) : null;
  const values = { tenantId: tenant.id, id, space: parent.space, parentId, name, isRestricted, scopeId: id };
  await withName(tx.insertInto('documentFolder').values(values).execute(), name);
  // Nobody could see or share a restricted folder without a grant.
  if (isRestricted)
    await tx
      .insertInto('folderGrant')
      .values({
        tenantId: tenant.id,
        folderId: id,
        kind: 'person',
        memberId: caller.memberId,
        ownerId,
        level: levelOf('change'),
      })
      .execute();
  await setScopes(context, id);
  const facts = { name, parent: parent.name, isRestricted };
  await recordChange(context, changeOf('document-folder.create', { 'document-folder': id }, {}, facts));
  return readBack(context, id);
}

/** A folder that is no top, for those who may change it; the lock is held. */
async function requireOwnFolder(context: CallContext, folderId: string): Promise<FolderSummary> {
  await lockFolders(context);
  const folder = await requireFolder(context, folderId, 'change');
  if (folder.root !== null) throw forbidden('The top folder can’t be renamed, moved or deleted.');
  return folder;
}

async function write(
  context: CallContext,
  folderId: string,
  version: number,
  change: { name: string } | { parentId: string },
): Promise<void> {
  const row = await context.tx
    .updateTable('documentFolder')
    .set({ ...change, version: version + 1, updatedAt: context.platform.clock() })
    .where('id', '=', folderId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw versionConflict('folder');
}

export async function renameFolder(
  context: CallContext,
  folderId: string,
  { name, version }: { name: string; version: number },
): Promise<FolderSummary> {
  const before = await requireOwnFolder(context, folderId);
  await withName(write(context, folderId, version, { name }), name);
  const subject = { 'document-folder': folderId };
  await recordChange(context, changeOf('document-folder.update', subject, { name: before.name }, { name }));
  return readBack(context, folderId);
}

/** Throws invalid for a place within the folder itself, in the other tree, or too deep. */
export async function moveFolder(
  context: CallContext,
  folderId: string,
  { parentId: asked, version }: { parentId: string; version: number },
): Promise<FolderSummary> {
  const folder = await requireOwnFolder(context, folderId);
  const target = await requireFolder(context, asked, 'add');
  const parentId = target.id;
  const [from, to] = [await depthsOf(context, folderId), await depthsOf(context, parentId)];
  if (to.around.includes(folderId))
    throw invalid({ parentId: 'A folder can’t be moved into itself. Choose another folder.' });
  if (target.space !== folder.space)
    throw invalid({
      parentId: 'Folders can’t be moved between HOA documents and My documents. Move the documents instead.',
    });
  if (to.depth + from.height > deepestFolder) throw tooDeep();
  const parent = folder.parentId === null ? undefined : await findFolder(context, folder.parentId);
  if ((await unitOf(context, folderId)) !== (await unitOf(context, parentId)))
    await rehomeGrants(context, folderId, await grantOwner(context, parentId));
  await withName(write(context, folderId, version, { parentId }), folder.name);
  await setScopes(context, folderId);
  const places = [{ parent: parent?.name ?? null }, { parent: target.name }] as const;
  await recordChange(context, changeOf('document-folder.move', { 'document-folder': folderId }, ...places));
  const moved = await findFolder(context, folderId);
  if (!moved)
    throw conflict(
      'access-lost',
      'You wouldn’t have access to this folder there. Share it with yourself first, or choose another folder.',
    );
  requireRight(moved, 'change');
  return moved;
}

/** Throws `folder-not-empty`. */
export async function removeFolder(context: CallContext, folderId: string): Promise<void> {
  const folder = await requireOwnFolder(context, folderId);
  const { tx } = context;
  const inside = await tx
    .selectFrom('document')
    .select(['trashedAt'])
    .where('folderId', '=', folderId)
    .orderBy('trashedAt', (order) => order.asc().nullsFirst())
    .executeTakeFirst();
  const below = await tx
    .selectFrom('documentFolder')
    .select('id')
    .where('parentId', '=', folderId)
    .executeTakeFirst();
  if (inside?.trashedAt)
    throw conflict(
      'folder-not-empty',
      'Some documents from this folder are in the trash. Restore or delete them first.',
    );
  const notEmpty = () =>
    conflict('folder-not-empty', 'This folder isn’t empty. Move or delete its contents first.');
  if (inside || below) throw notEmpty();
  // Somebody may put a document into it meanwhile: the lock is of folders alone.
  await withConstraintProblems(tx.deleteFrom('documentFolder').where('id', '=', folderId).execute(), {
    document_tenant_id_folder_id_fkey: notEmpty,
  });
  const subject = { 'document-folder': folderId };
  await recordChange(context, changeOf('document-folder.remove', subject, { name: folder.name }, {}));
}
