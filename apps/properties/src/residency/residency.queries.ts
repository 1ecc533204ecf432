import { call } from '@courtyard/common';
import type { ResidencyChange, ResidencyInput } from '@courtyard/contract/properties/occupancy';
import { useAct } from '../section/use-act';

export function useAddResidency(propertyId: string) {
  return useAct(async (body: ResidencyInput, idempotencyKey) => {
    const params = { propertyId };
    const answer = await call('POST /api/v1/properties/:propertyId/residencies', {
      params,
      body,
      idempotencyKey,
    });
    return answer.data;
  });
}

export function useUpdateResidency(propertyId: string, residencyId: string) {
  return useAct(async (body: ResidencyChange, idempotencyKey) => {
    const params = { propertyId, residencyId };
    const name = 'PUT /api/v1/properties/:propertyId/residencies/:residencyId';
    return (await call(name, { params, body, idempotencyKey })).data;
  });
}
