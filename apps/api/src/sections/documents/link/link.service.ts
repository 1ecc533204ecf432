import type { ThingRef } from '@courtyard/contract/documents/document/document';
import type { LinkedDocuments } from '@courtyard/contract/documents/document/document-links';
import { changeOf } from '../../../platform/audit/audit';
import { notFound } from '../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../platform/section/call-context';
import { type NamedThing, thingsNamed } from '../../../platform/section/search/named-things';
import { inTrash, requireDocument } from '../document/document.access';
import { notice } from '../folder/telling/tell.jobs';
import { documentsOfThing } from './link.sql';

const columnOf = {
  property: 'propertyId',
  area: 'areaId',
  asset: 'assetId',
  meeting: 'meetingId',
} as const satisfies Record<ThingRef['kind'], string>;

/** Throws notFound for a thing that is not there, and for one whose page the caller may not open. */
async function requireThing(context: ReadContext, { kind, id }: ThingRef): Promise<NamedThing> {
  const [thing] = await thingsNamed(context, kind, [id]);
  if (!thing) throw notFound(kind === 'area' ? 'common area' : kind);
  return thing;
}

/** The history of a document is read by all who see it, and names of executive meetings are not for all of them. */
const told = ({ kind }: ThingRef, { name }: NamedThing) =>
  kind === 'meeting' ? { linkedTo: kind } : { linkedTo: kind, linkedName: name };

export async function listLinked(context: ReadContext, thing: ThingRef): Promise<LinkedDocuments> {
  await requireThing(context, thing);
  return documentsOfThing(context, thing.id);
}

/** Links a document that is there already. Once more changes nothing. */
export async function linkDocument(context: CallContext, documentId: string, thing: ThingRef): Promise<void> {
  const { tx, tenant, platform } = context;
  const { trashedAt } = await requireDocument(context, documentId, 'add');
  if (trashedAt !== null) throw inTrash();
  const named = await requireThing(context, thing);
  const added = await tx
    .insertInto('documentLink')
    .values({
      tenantId: tenant.id,
      documentId,
      [columnOf[thing.kind]]: thing.id,
      linkedAt: platform.clock(),
    })
    .onConflict((conflict) => conflict.columns(['tenantId', 'documentId', 'thingId']).doNothing())
    .returning('documentId')
    .executeTakeFirst();
  if (!added) return;
  if (thing.kind === 'property') await notice(context, { kind: 'filed', documentId, propertyId: thing.id });
  await recordChange(context, changeOf('document.link', { document: documentId }, {}, told(thing, named)));
}

/** Throws notFound where there is no such link. */
export async function unlinkDocument(
  context: CallContext,
  documentId: string,
  thing: ThingRef,
): Promise<void> {
  await requireDocument(context, documentId, 'add');
  const named = await requireThing(context, thing);
  const removed = await context.tx
    .deleteFrom('documentLink')
    .where('documentId', '=', documentId)
    .where('thingId', '=', thing.id)
    .where('thingKind', '=', thing.kind)
    .returning('documentId')
    .executeTakeFirst();
  if (!removed) throw notFound('link');
  await recordChange(context, changeOf('document.unlink', { document: documentId }, told(thing, named), {}));
}
