import type {
  DocumentDetails,
  DocumentSummary,
  DocumentVersion,
} from '@courtyard/contract/documents/document/document';
import type { documentSpaces, folderRights } from '@courtyard/contract/documents/folder/folder.values';
import { conflict, forbidden, notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { requireRight } from '../folder/folder.access';
import { linksOf } from '../link/link.sql';
import { textStateOf } from '../text-extraction/reading.sql';
import { summaryOf, visibleDocuments } from './document.sql';

/**
 * A document that the caller may see. One in the trash is there only for those who may restore it.
 * Throws notFound, and forbidden where the right is less than is needed.
 */
export async function requireDocument(
  context: ReadContext,
  documentId: string,
  needed: (typeof folderRights)[number] = 'view',
): Promise<DocumentSummary> {
  const row = await visibleDocuments(context).where('document.id', '=', documentId).executeTakeFirst();
  if (!row) throw notFound('document');
  const found = summaryOf(row);
  if (found.trashedAt !== null && found.right !== 'change') throw notFound('document');
  requireRight(found, needed);
  return found;
}

type Space = (typeof documentSpaces)[number];

/** Whether the caller may open documents of a tree, beyond seeing them listed. */
export const canOpen = ({ caller }: Pick<ReadContext, 'caller'>, space: Space): boolean =>
  caller.permissions.has(space === 'hoa' ? 'Hoa Document Details View' : 'My Document Details View');

export const notOpened = () => forbidden('You can’t open this document. Ask an administrator for access.');

/** As `requireDocument`, of one that the caller may open: for its bytes, its text and its history. */
export async function requireOpened(context: ReadContext, documentId: string): Promise<DocumentSummary> {
  const found = await requireDocument(context, documentId);
  if (!canOpen(context, found.space)) throw notOpened();
  return found;
}

export const inTrash = () =>
  conflict('in-trash', 'This document is in the trash. Restore it before you edit it.');

/** As `requireDocument`, of one that is not in the trash, for those who may change it. */
export async function requireChangeable(context: ReadContext, documentId: string): Promise<DocumentSummary> {
  const found = await requireDocument(context, documentId, 'change');
  if (found.trashedAt !== null) throw inTrash();
  return found;
}

/** The versions of a document, newest first. */
async function versionsOf({ tx }: Pick<ReadContext, 'tx'>, documentId: string): Promise<DocumentVersion[]> {
  const rows = await tx
    .selectFrom('documentVersion')
    .innerJoin('file', 'file.id', 'documentVersion.fileId')
    .select(['number', 'file.name as fileName', 'mediaType', 'bytes', 'sha256', 'note', 'restoredFrom'])
    .select(['addedBy', 'addedAt'])
    .where('documentId', '=', documentId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

/** One that was found, with its description and versions. */
export async function detailsOf(context: ReadContext, found: DocumentSummary): Promise<DocumentDetails> {
  const { description } = await context.tx
    .selectFrom('document')
    .select('description')
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow();
  const [textState, versions] = [await textStateOf(context.tx, found), await versionsOf(context, found.id)];
  return { ...found, description, textState, links: await linksOf(context, found.id), versions };
}

export const getDocument = async (context: ReadContext, documentId: string): Promise<DocumentDetails> =>
  detailsOf(context, await requireDocument(context, documentId));

/** As `getDocument`, of one of the two trees. */
export async function getDocumentIn(
  context: ReadContext,
  space: Space,
  documentId: string,
): Promise<DocumentDetails> {
  const found = await requireDocument(context, documentId);
  if (found.space !== space) throw notFound('document');
  return detailsOf(context, found);
}
