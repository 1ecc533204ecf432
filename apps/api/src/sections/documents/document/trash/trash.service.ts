import type { DocumentDetails } from '@courtyard/contract/documents/document/document';
import { trashDays } from '@courtyard/contract/documents/document/document.values';
import { changeOf, writeAudit } from '../../../../platform/audit/audit';
import { exchangeFiles } from '../../../../platform/files/attached-files.sql';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import { getDocument, requireChangeable, requireDocument } from '../document.access';
import { writeDocument } from '../document.service';

export async function trashDocument(
  context: CallContext,
  documentId: string,
  version: number,
): Promise<DocumentDetails> {
  const { name } = await requireChangeable(context, documentId);
  await writeDocument(context, documentId, version, { trashedAt: context.platform.clock() });
  await recordChange(context, changeOf('document.trash', { document: documentId }, {}, { name }));
  return getDocument(context, documentId);
}

/** Back into its folder. */
export async function restoreDocument(
  context: CallContext,
  documentId: string,
  version: number,
): Promise<DocumentDetails> {
  const { name, trashedAt } = await requireDocument(context, documentId, 'change');
  if (trashedAt === null) throw conflict('not-in-trash', 'This document isn’t in the trash.');
  await writeDocument(context, documentId, version, { trashedAt: null });
  await recordChange(context, changeOf('document.restore', { document: documentId }, {}, { name }));
  return getDocument(context, documentId);
}

/**
 * Removes documents with all their versions; their files are dropped a day later. The caller has locked their rows while
 * they were in the trash, so that nobody restores one meanwhile.
 */
async function removeDocuments(
  context: Pick<CallContext, 'tx' | 'platform'>,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  const { tx } = context;
  const versions = await tx
    .deleteFrom('documentVersion')
    .where('documentId', 'in', documentIds)
    .returning('fileId')
    .execute();
  await exchangeFiles(
    context,
    versions.map(({ fileId }) => fileId),
    [],
  );
  await tx.deleteFrom('document').where('id', 'in', documentIds).execute();
}

/** Throws `not-in-trash`: a document is deleted in two steps. */
export async function deleteDocument(context: CallContext, documentId: string): Promise<void> {
  const { name, trashedAt } = await requireDocument(context, documentId, 'change');
  const locked = await context.tx
    .selectFrom('document')
    .select('id')
    .where('id', '=', documentId)
    .where('trashedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (trashedAt === null || !locked)
    throw conflict('not-in-trash', 'Move this document to the trash before you delete it permanently.');
  await removeDocuments(context, [documentId]);
  await recordChange(context, changeOf('document.delete', { document: documentId }, { name }, {}));
}

const dayMs = 86_400_000;
/** Documents that are deleted in one transaction. */
const partSize = 500;

/** Deletes what has been in the trash for longer than its days. */
export const emptyTrashJob: CommunityJob = {
  name: 'documents.empty-trash',
  cron: '40 3 * * *',
  async run(platform, tenant) {
    const before = new Date(platform.clock().getTime() - trashDays * dayMs);
    const actor = { tenantId: tenant.id, memberId: null, displayName: 'Courtyard' };
    const emptyPart = () =>
      platform.inTenant(tenant.id, async (tx) => {
        const over = await tx
          .selectFrom('document')
          .select(['id', 'name'])
          .where('trashedAt', '<', before.toISOString())
          .limit(partSize)
          .forUpdate()
          .execute();
        await removeDocuments(
          { tx, platform },
          over.map(({ id }) => id),
        );
        for (const { id, name } of over)
          await writeAudit(tx, actor, changeOf('document.delete', { document: id }, { name }, {}));
        return over.length;
      });
    while ((await emptyPart()) === partSize);
  },
};
