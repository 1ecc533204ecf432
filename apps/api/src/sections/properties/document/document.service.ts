import type { PropertyDocument, PropertyDocumentInput } from '@courtyard/contract/properties/document';
import { changesBetween } from '../../../platform/audit/audit';
import { notFound } from '../../../platform/http/problem';
import { newId } from '../../../platform/ids';
import { type Act, record } from '../act';
import { requireProperty } from '../property/property.access';

/** Documents of a property that the caller may see, newest first. */
export async function documentsOfProperty(act: Act, propertyId: string): Promise<PropertyDocument[]> {
  await requireProperty(act, propertyId);
  const rows = await act.tx
    .selectFrom('property_document')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const files = await act.platform.files.describe(
    act.tx,
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
  act: Act,
  propertyId: string,
  { fileId, title, category }: PropertyDocumentInput,
): Promise<PropertyDocument> {
  await requireProperty(act, propertyId);
  await act.platform.files.attach(act.tx, fileId);
  const id = newId();
  await act.tx
    .insertInto('property_document')
    .values({
      tenant_id: act.tenant.id,
      id,
      property_id: propertyId,
      file_id: fileId,
      title,
      category,
      added_by: act.caller.displayName,
      added_at: act.platform.clock(),
    })
    .execute();
  await record(act, {
    action: 'document.create',
    subjectType: 'property',
    subjectId: propertyId,
    changes: changesBetween({}, { title, category }),
  });
  const added = (await documentsOfProperty(act, propertyId)).find((document) => document.id === id);
  if (!added) throw notFound('document');
  return added;
}

export async function removeDocument(
  act: Act,
  { propertyId, documentId }: { propertyId: string; documentId: string },
): Promise<void> {
  await requireProperty(act, propertyId);
  const gone = await act.tx
    .deleteFrom('property_document')
    .where('id', '=', documentId)
    .where('property_id', '=', propertyId)
    .returning(['file_id', 'title', 'category'])
    .executeTakeFirst();
  if (!gone) throw notFound('document');
  await act.platform.files.detach(act.tx, gone.file_id);
  await record(act, {
    action: 'document.remove',
    subjectType: 'property',
    subjectId: propertyId,
    changes: changesBetween({ title: gone.title, category: gone.category }, {}),
  });
}
