import { call } from '@courtyard/common';
import type { PetChange, PetInput } from '@courtyard/contract/properties/pet';
import { useQuery } from '@tanstack/react-query';
import { propertyKeys } from '../property/property.queries';
import { useAct } from '../section/use-act';

export function usePropertyPets(propertyId: string) {
  return useQuery({
    queryKey: propertyKeys.part(propertyId, 'pets'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/properties/:propertyId/pets', { params: { propertyId }, signal })).data,
    enabled: propertyId !== '',
  });
}

export function useAddPet(propertyId: string) {
  return useAct(async (body: PetInput, idempotencyKey) => {
    const params = { propertyId };
    return (await call('POST /api/v1/properties/:propertyId/pets', { params, body, idempotencyKey })).data;
  });
}

export function useUpdatePet(propertyId: string, petId: string) {
  return useAct(async (body: PetChange, idempotencyKey) => {
    const params = { propertyId, petId };
    return (await call('PUT /api/v1/properties/:propertyId/pets/:petId', { params, body, idempotencyKey }))
      .data;
  });
}

export function useRemovePet(propertyId: string) {
  return useAct(async (petId: string, idempotencyKey) => {
    const params = { propertyId, petId };
    await call('DELETE /api/v1/properties/:propertyId/pets/:petId', { params, idempotencyKey });
  });
}
