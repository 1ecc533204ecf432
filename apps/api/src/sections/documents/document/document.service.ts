import {
  type DocumentChange,
  type DocumentDetails,
  type DocumentInput,
  documentUpdate,
} from '@courtyard/contract/documents/document/document';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { invalid, notFound } from '../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../platform/section/conflicts';
import { writtenFields } from '../../../platform/section/fields';
import { requireFolder } from '../folder/folder.access';
import {
  detailsOf,
  getDocument,
  inTrash,
  requireChangeable,
  requireDocument,
  requireOpened,
} from './document.access';
import { currentFile, takeFile } from './version/stored-file';
import { notice } from '../folder/notifications/tell.jobs';
import { linkDocument } from '../link/link.service';
import { enqueueReading } from '../text-extraction/reading.jobs';

type Written = Partial<Record<'name' | 'folderId', string>> & {
  description?: string | null;
  trashedAt?: Date | null;
  tags?: string[];
};

/** Somebody deletes the folder while something is put into it. */
const withFolder = <T>(work: Promise<T>): Promise<T> =>
  withConstraintProblems(work, {
    document_tenant_id_folder_id_fkey: () =>
      invalid({ folderId: 'This folder has been deleted. Choose another.' }),
  });

/** Somebody deletes the document while a member marks it. */
const withDocument = <T>(work: Promise<T>): Promise<T> =>
  withConstraintProblems(work, {
    document_favorite_tenant_id_document_id_fkey: () => notFound('document'),
    document_seen_tenant_id_document_id_fkey: () => notFound('document'),
  });

/** Throws versionConflict where another version is there than the one that was read. */
export async function writeDocument(
  { tx, platform }: CallContext,
  documentId: string,
  version: number,
  change: Written,
): Promise<void> {
  const row = await withFolder(
    tx
      .updateTable('document')
      .set({ ...change, version: version + 1, updatedAt: platform.clock() })
      .where('id', '=', documentId)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!row) throw versionConflict('document');
}

export async function createDocument(
  context: CallContext,
  {
    fileId,
    name,
    description,
    tags,
    note,
    linkTo,
    isCopy = false,
    ...input
  }: DocumentInput & { isCopy?: boolean },
): Promise<DocumentDetails> {
  const { tx, tenant, caller, platform } = context;
  const folder = await requireFolder(context, input.folderId, 'add');
  const file = await takeFile(context, fileId);
  const [id, now] = [newId(), platform.clock()];
  const of = { tenantId: tenant.id, addedBy: caller.displayName };
  const { kind, bytes } = file;
  await withFolder(
    tx
      .insertInto('document')
      .values({
        ...of,
        id,
        folderId: folder.id,
        name: name ?? file.name,
        description,
        tags: distinct(tags),
        kind,
        bytes,
        versionNumber: 1,
        createdAt: now,
        updatedAt: now,
      })
      .execute(),
  );
  await tx
    .insertInto('documentVersion')
    .values({ ...of, documentId: id, number: 1, fileId, note, addedAt: now })
    .execute();
  await notice(context, { kind: 'added', documentId: id });
  await enqueueReading(context, { tenantId: tenant.id, documentId: id });
  const made = await getDocument(context, id);
  const facts = { ...writtenFields(documentUpdate, made), folder: folder.id };
  // Where a copy comes from is not told: readers of the copy may not see that place.
  const action = isCopy ? 'document.copy' : 'document.upload';
  await recordChange(context, changeOf(action, { document: id }, {}, facts));
  if (linkTo === null) return made;
  await linkDocument(context, id, linkTo);
  return getDocument(context, id);
}

/** The current version of a document as a document of its own, with bytes of its own: a file is of one version. */
export async function copyDocument(
  context: CallContext,
  documentId: string,
  folderId: string,
): Promise<DocumentDetails> {
  const { tx, caller, platform } = context;
  const before = await requireOpened(context, documentId);
  if (before.trashedAt !== null) throw inTrash();
  const { description, name, tags } = await detailsOf(context, before);
  await requireFolder(context, folderId, 'add');
  const file = await currentFile(context, documentId, before.versionNumber);
  if (!file) throw notFound('version');
  const { id: fileId } = await platform.files.copy(tx, file.id, { uploadedBy: caller.memberId });
  return createDocument(context, {
    folderId,
    fileId,
    name,
    description,
    tags,
    note: null,
    linkTo: null,
    isCopy: true,
  });
}

/** Each tag once, whatever the case. */
const distinct = (tags: readonly string[]) => [
  ...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values(),
];

export async function updateDocument(
  context: CallContext,
  documentId: string,
  { version, ...change }: DocumentChange,
): Promise<DocumentDetails> {
  const before = await detailsOf(context, await requireChangeable(context, documentId));
  await writeDocument(context, documentId, version, { ...change, tags: distinct(change.tags) });
  const after = await getDocument(context, documentId);
  const facts = [before, after].map((each) => writtenFields(documentUpdate, each));
  const [was = {}, is = {}] = facts;
  await recordChange(context, changeOf('document.update', { document: documentId }, was, is));
  return after;
}

/** To a folder of either tree in which the caller may add. */
export async function moveDocument(
  context: CallContext,
  documentId: string,
  { folderId, version }: { folderId: string; version: number },
): Promise<DocumentDetails> {
  const before = await requireChangeable(context, documentId);
  const target = await requireFolder(context, folderId, 'add');
  if (before.folder.id === target.id)
    throw invalid({ folderId: 'The document is already in this folder. Choose another.' });
  await writeDocument(context, documentId, version, { folderId: target.id });
  await recordChange(
    context,
    changeOf('document.move', { document: documentId }, { folder: before.folder.id }, { folder: target.id }),
  );
  return getDocument(context, documentId);
}

/** Marks a document as the caller's favorite, or takes the mark off. */
export async function setFavorite(
  context: CallContext,
  documentId: string,
  isFavorite: boolean,
): Promise<void> {
  const { tx, tenant, caller } = context;
  await requireDocument(context, documentId);
  const mark = { tenantId: tenant.id, memberId: caller.memberId, documentId };
  if (isFavorite)
    await withDocument(
      tx
        .insertInto('documentFavorite')
        .values(mark)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  else
    await tx
      .deleteFrom('documentFavorite')
      .where('memberId', '=', mark.memberId)
      .where('documentId', '=', documentId)
      .execute();
}

/** Remembers that the caller opened a document now. */
export async function markSeen(context: CallContext, documentId: string): Promise<void> {
  const { tx, tenant, caller, platform } = context;
  await requireDocument(context, documentId);
  const seenAt = platform.clock();
  await withDocument(
    tx
      .insertInto('documentSeen')
      .values({ tenantId: tenant.id, memberId: caller.memberId, documentId, seenAt })
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'memberId', 'documentId']).doUpdateSet({ seenAt }),
      )
      .execute(),
  );
}
