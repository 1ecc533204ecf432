import { call, useCommand } from '@courtyard/common';
import type { RecordRef } from '@courtyard/contract/documents/document/document';
import { hoaDocuments, myDocuments } from '../document/document.queries';

export const useLinked = ({ kind, id }: RecordRef) =>
  hoaDocuments.useRead('GET /api/v1/document-links/:recordKind/:recordId', { ids: [kind, id] });

const paramsOf = ({ kind, id }: RecordRef, documentId: string) => ({
  recordKind: kind,
  recordId: id,
  documentId,
});

export const useLink = (record: RecordRef) =>
  useCommand('documents', (documentId: string, idempotencyKey) =>
    call('PUT /api/v1/document-links/:recordKind/:recordId/:documentId', {
      params: paramsOf(record, documentId),
      idempotencyKey,
    }),
  );

export const useUnlink = (record: RecordRef) =>
  useCommand('documents', (documentId: string, idempotencyKey) =>
    call('DELETE /api/v1/document-links/:recordKind/:recordId/:documentId', {
      params: paramsOf(record, documentId),
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
