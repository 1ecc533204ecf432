import type { DocumentDetails, VersionChange } from '@courtyard/contract/documents/document/document';
import { changeOf } from '../../../../platform/audit/audit';
import { invalid, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { getDocument, requireChangeable } from '../document.access';
import { notice } from '../../folder/notifications/tell.jobs';
import { currentFile, takeFile } from './stored-file';
import { enqueueReading } from '../../text-extraction/reading.jobs';
import { forgetReadings } from '../../text-extraction/reading.sql';

/** The next version of a document, which is its current one from then on. */
export async function addVersion(
  context: CallContext,
  documentId: string,
  { fileId, note, version, restoredFrom = null }: VersionChange & { restoredFrom?: number | null },
): Promise<DocumentDetails> {
  const { tx, tenant, caller, platform } = context;
  const before = await requireChangeable(context, documentId);
  const { kind, bytes, sha256, name } = await takeFile(context, fileId);
  const current = await currentFile(context, documentId, before.versionNumber);
  if (current?.sha256 === sha256)
    throw invalid({ fileId: 'This file is identical to the current version. Choose the updated file.' });
  const now = platform.clock();
  const row = await tx
    .updateTable('document')
    .set((each) => ({
      kind,
      bytes,
      versionNumber: each('versionNumber', '+', 1),
      version: version + 1,
      updatedAt: now,
    }))
    .where('id', '=', documentId)
    .where('version', '=', version)
    .returning('versionNumber')
    .executeTakeFirst();
  if (!row) throw versionConflict('document');
  const number = row.versionNumber;
  await tx
    .insertInto('documentVersion')
    .values({
      tenantId: tenant.id,
      documentId,
      number,
      fileId,
      note,
      restoredFrom,
      addedBy: caller.displayName,
      addedAt: now,
    })
    .execute();
  await forgetReadings(tx, documentId);
  await notice(context, { kind: 'version', documentId });
  await enqueueReading(context, { tenantId: tenant.id, documentId });
  await recordChange(
    context,
    changeOf(
      'document.version',
      { document: documentId },
      { versionNumber: before.versionNumber },
      { versionNumber: number, file: name, note, restoredFrom },
    ),
  );
  return getDocument(context, documentId);
}

/** An earlier version once more, as the newest: its bytes are stored again, since a file is of one version. */
export async function restoreVersion(
  context: CallContext,
  documentId: string,
  { number, version }: { number: number; version: number },
): Promise<DocumentDetails> {
  const { tx, caller, platform } = context;
  const { versionNumber } = await requireChangeable(context, documentId);
  if (number === versionNumber)
    throw invalid({ number: 'This is already the current version. Choose an earlier one.' });
  const earlier = await currentFile(context, documentId, number);
  if (!earlier) throw notFound('version');
  const copy = await platform.files.copy(tx, earlier.id, { uploadedBy: caller.memberId });
  return addVersion(context, documentId, { fileId: copy.id, note: null, version, restoredFrom: number });
}
