import type {
  PropertyDocument,
  PropertyDocumentInput,
} from '@courtyard/contract/properties/property/document';
import { changesBetween } from '../../../../platform/audit/audit';
import { notFound } from '../../../../platform/http/problem';
import { newId } from '../../../../platform/core/ids';
import type { CallContext } from '../../../../platform/section/call-context';
import { tellHousehold } from './document-notification';
import { recordOnProperty, requireProperty } from '../../property/property.access';

/** Documents of a property that the caller may see, newest first. */
export async function documentsOfProperty(
  context: CallContext,
  propertyId: string,
): Promise<PropertyDocument[]> {
  await requireProperty(context, propertyId);
  const rows = await context.tx
    .selectFrom('propertyDocument')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .orderBy('addedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const files = await context.platform.files.describe(
    context.tx,
    rows.map((row) => row.fileId),
  );
  return rows.flatMap((row) => {
    const file = files.get(row.fileId);
    if (!file) return [];
    const { id, title, category } = row;
    return [{ id, propertyId, title, category, file, addedBy: row.addedBy, addedAt: row.addedAt }];
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
    .insertInto('propertyDocument')
    .values({
      tenantId: context.tenant.id,
      id,
      propertyId,
      fileId,
      title,
      category,
      addedBy: context.caller.displayName,
      addedAt: context.platform.clock(),
    })
    .execute();
  await recordOnProperty(context, propertyId, 'document.create', changesBetween({}, { title, category }));
  await tellHousehold(context, propertyId, { id, title });
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
    .deleteFrom('propertyDocument')
    .where('id', '=', documentId)
    .where('propertyId', '=', propertyId)
    .returning(['fileId', 'title', 'category'])
    .executeTakeFirst();
  if (!gone) throw notFound('document');
  await context.platform.files.detach(context.tx, gone.fileId);
  await recordOnProperty(
    context,
    propertyId,
    'document.remove',
    changesBetween({ title: gone.title, category: gone.category }, {}),
  );
}
