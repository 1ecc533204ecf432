import type { FileKind } from '@courtyard/contract';
import { notFound } from '../../../../platform/http/problem';
import { documentPurposes } from '@courtyard/contract/documents/document/document.values';
import type { CallContext } from '../../../../platform/section/call-context';
import { fileKind } from '../../../../platform/files/storage/file-kind.rules';

/** What becomes a version. */
export interface TakenFile {
  id: string;
  name: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  kind: FileKind;
}

/** Makes an uploaded file one of a document. Throws notFound, and `file-in-use` for one that belongs to something. */
export async function takeFile({ tx, platform }: CallContext, fileId: string): Promise<TakenFile> {
  await platform.files.attach(tx, fileId, documentPurposes);
  const file = await tx
    .selectFrom('file')
    .select(['id', 'name', 'mediaType', 'bytes', 'sha256'])
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (!file) throw notFound('file');
  return { ...file, bytes: Number(file.bytes), kind: fileKind(file.mediaType) };
}

/** The file of a version. */
export const currentFile = ({ tx }: CallContext, documentId: string, number: number) =>
  tx
    .selectFrom('documentVersion')
    .innerJoin('file', 'file.id', 'documentVersion.fileId')
    .select(['file.id', 'file.name', 'sha256'])
    .where('documentId', '=', documentId)
    .where('number', '=', number)
    .executeTakeFirst();
