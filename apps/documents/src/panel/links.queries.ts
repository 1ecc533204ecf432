import { call, useCommand } from '@courtyard/common';
import type { ThingRef } from '@courtyard/contract/documents/document/document';
import { hoaDocuments, myDocuments } from '../document/document.queries';

export const useLinked = ({ kind, id }: ThingRef) =>
  hoaDocuments.useRead('GET /api/v1/document-links/:thingKind/:thingId', { ids: [kind, id] });

const paramsOf = ({ kind, id }: ThingRef, documentId: string) => ({
  thingKind: kind,
  thingId: id,
  documentId,
});

export const useLink = (thing: ThingRef) =>
  useCommand('documents', (documentId: string, idempotencyKey) =>
    call('PUT /api/v1/document-links/:thingKind/:thingId/:documentId', {
      params: paramsOf(thing, documentId),
      idempotencyKey,
    }),
  );

export const useUnlink = (thing: ThingRef) =>
  useCommand('documents', (documentId: string, idempotencyKey) =>
    call('DELETE /api/v1/document-links/:thingKind/:thingId/:documentId', {
      params: paramsOf(thing, documentId),
      idempotencyKey,
    }),
  );

type Find = typeof hoaDocuments.fetchList;

/** Documents that the person may link, of both trees. */
export async function findLinkable(...[query, signal]: Parameters<Find>): Promise<Awaited<ReturnType<Find>>> {
  const [hoa, mine] = await Promise.all([
    hoaDocuments.fetchList(query, signal),
    myDocuments.fetchList(query, signal),
  ]);
  return { ...hoa, data: [...hoa.data, ...mine.data].filter(({ right }) => right !== 'view') };
}
