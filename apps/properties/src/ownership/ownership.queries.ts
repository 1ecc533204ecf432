import { call } from '@courtyard/common';
import type { OwnershipChange, OwnershipInput, Sale } from '@courtyard/contract/properties/occupancy';
import { useQuery } from '@tanstack/react-query';
import { propertyKeys } from '../property/property.queries';
import { useAct } from '../section/use-act';

/** Everybody who ever owned the unit or lived there. */
export function usePropertyPeople(propertyId: string) {
  return useQuery({
    queryKey: propertyKeys.part(propertyId, 'people'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/properties/:propertyId/people', { params: { propertyId }, signal })).data,
  });
}

export function useRecordSale(propertyId: string) {
  return useAct(async (body: Sale, idempotencyKey) => {
    const params = { propertyId };
    return (await call('POST /api/v1/properties/:propertyId/sales', { params, body, idempotencyKey })).data;
  });
}

export function useAddOwnership(propertyId: string) {
  return useAct(async (body: OwnershipInput, idempotencyKey) => {
    const params = { propertyId };
    const answer = await call('POST /api/v1/properties/:propertyId/ownerships', {
      params,
      body,
      idempotencyKey,
    });
    return answer.data;
  });
}

export function useUpdateOwnership(propertyId: string, ownershipId: string) {
  return useAct(async (body: OwnershipChange, idempotencyKey) => {
    const params = { propertyId, ownershipId };
    const name = 'PUT /api/v1/properties/:propertyId/ownerships/:ownershipId';
    return (await call(name, { params, body, idempotencyKey })).data;
  });
}
