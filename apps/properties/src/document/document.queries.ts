import { call } from '@courtyard/common';
import type { PropertyDocumentInput } from '@courtyard/contract/properties/document';
import { useQuery } from '@tanstack/react-query';
import { propertyKeys } from '../property/property.queries';
import { useAct } from '../section/use-act';

export function usePropertyDocuments(propertyId: string) {
  return useQuery({
    queryKey: propertyKeys.part(propertyId, 'documents'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/properties/:propertyId/documents', { params: { propertyId }, signal })).data,
  });
}

export function useAddDocument(propertyId: string) {
  return useAct(async (body: PropertyDocumentInput, idempotencyKey) => {
    const params = { propertyId };
    return (await call('POST /api/v1/properties/:propertyId/documents', { params, body, idempotencyKey }))
      .data;
  });
}

export function useRemoveDocument(propertyId: string) {
  return useAct(async (documentId: string, idempotencyKey) => {
    const params = { propertyId, documentId };
    await call('DELETE /api/v1/properties/:propertyId/documents/:documentId', { params, idempotencyKey });
  });
}
