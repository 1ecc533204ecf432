import type { RecordRef } from '@courtyard/contract/documents/document/document';
import type { LinkedDocuments } from '@courtyard/contract/documents/document/document-links';
import { changeOf } from '../../../platform/audit/audit';
import { notFound } from '../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../platform/section/call-context';
import { type NamedRecord, recordsNamed } from '../../../platform/section/search/named-records';
import { inTrash, requireDocument } from '../document/document.access';
import { notice } from '../folder/notifications/tell.jobs';
import { documentsOfRecord } from './link.sql';

const columnOf = {
  property: 'propertyId',
  area: 'areaId',
  asset: 'assetId',
  meeting: 'meetingId',
  member: 'memberId',
  vendor: 'vendorId',
} as const satisfies Record<RecordRef['kind'], string>;

/** Throws notFound for a thing that is not there, and for one whose page the caller may not open. */
async function requireRecord(context: ReadContext, { kind, id }: RecordRef): Promise<NamedRecord> {
  const [record] = await recordsNamed(context, kind, [id]);
  if (!record) throw notFound(kind === 'area' ? 'common area' : kind);
  return record;
}

/** Kinds of records that not everybody may open: executive meetings, members, vendors. */
const unnamed: ReadonlySet<RecordRef['kind']> = new Set(['meeting', 'member', 'vendor']);

/** The history of a document is read by all who see it, and some names are not for all of them. */
const told = ({ kind }: RecordRef, { name }: NamedRecord) =>
  unnamed.has(kind) ? { linkedTo: kind } : { linkedTo: kind, linkedName: name };

export async function listLinked(context: ReadContext, record: RecordRef): Promise<LinkedDocuments> {
  await requireRecord(context, record);
  return documentsOfRecord(context, record.id);
}

/** Links a document that is there already. Once more changes nothing. */
export async function linkDocument(
  context: CallContext,
  documentId: string,
  record: RecordRef,
): Promise<void> {
  const { tx, tenant, platform } = context;
  const { trashedAt } = await requireDocument(context, documentId, 'add');
  if (trashedAt !== null) throw inTrash();
  const named = await requireRecord(context, record);
  const added = await tx
    .insertInto('documentLink')
    .values({
      tenantId: tenant.id,
      documentId,
      [columnOf[record.kind]]: record.id,
      linkedAt: platform.clock(),
    })
    .onConflict((conflict) => conflict.columns(['tenantId', 'documentId', 'recordId']).doNothing())
    .returning('documentId')
    .executeTakeFirst();
  if (!added) return;
  if (record.kind === 'property') await notice(context, { kind: 'filed', documentId, propertyId: record.id });
  await recordChange(context, changeOf('document.link', { document: documentId }, {}, told(record, named)));
}

/** Throws notFound where there is no such link. */
export async function unlinkDocument(
  context: CallContext,
  documentId: string,
  record: RecordRef,
): Promise<void> {
  await requireDocument(context, documentId, 'add');
  const named = await requireRecord(context, record);
  const removed = await context.tx
    .deleteFrom('documentLink')
    .where('documentId', '=', documentId)
    .where('recordId', '=', record.id)
    .where('recordKind', '=', record.kind)
    .returning('documentId')
    .executeTakeFirst();
  if (!removed) throw notFound('link');
  await recordChange(context, changeOf('document.unlink', { document: documentId }, told(record, named), {}));
}
