import type { PropertyDocument, PropertyDocumentInput } from '@courtyard/contract/properties/document';
import { changesBetween } from '../../../../platform/audit/audit';
import { notFound } from '../../../../platform/http/problem';
import { newId } from '../../../../platform/core/ids';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { requireProperty } from '../../property/property.access';

/** Documents of a property that the caller may see, newest first. */
export async function documentsOfProperty(
  context: CallContext,
  propertyId: string,
): Promise<PropertyDocument[]> {
  await requireProperty(context, propertyId);
  const rows = await context.tx
    .selectFrom('property_document')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const files = await context.platform.files.describe(
    context.tx,
    rows.map((row) => row.file_id),
  );
  return rows.flatMap((row) => {
    const file = files.get(row.file_id);
    if (!file) return [];
    const { id, title, category } = row;
    return [{ id, propertyId, title, category, file, addedBy: row.added_by, addedAt: row.added_at }];
  });
}

export async function addDocument(
  context: CallContext,
  propertyId: string,
  { fileId, title, category }: PropertyDocumentInput,
): Promise<PropertyDocument> {
  await requireProperty(context, propertyId);
  await context.platform.files.attach(context.tx, fileId);
  const id = newId();
  await context.tx
    .insertInto('property_document')
    .values({
      tenant_id: context.tenant.id,
      id,
      property_id: propertyId,
      file_id: fileId,
      title,
      category,
      added_by: context.caller.displayName,
      added_at: context.platform.clock(),
    })
    .execute();
  await recordChange(context, {
    action: 'document.create',
    subjectType: 'property',
    subjectId: propertyId,
    changes: changesBetween({}, { title, category }),
  });
  const added = (await documentsOfProperty(context, propertyId)).find((document) => document.id === id);
  if (!added) throw notFound('document');
  return added;
}

export async function removeDocument(
  context: CallContext,
  { propertyId, documentId }: { propertyId: string; documentId: string },
): Promise<void> {
  await requireProperty(context, propertyId);
  const gone = await context.tx
    .deleteFrom('property_document')
    .where('id', '=', documentId)
    .where('property_id', '=', propertyId)
    .returning(['file_id', 'title', 'category'])
    .executeTakeFirst();
  if (!gone) throw notFound('document');
  await context.platform.files.detach(context.tx, gone.file_id);
  await recordChange(context, {
    action: 'document.remove',
    subjectType: 'property',
    subjectId: propertyId,
    changes: changesBetween({ title: gone.title, category: gone.category }, {}),
  });
}
