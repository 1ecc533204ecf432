import { call } from '@courtyard/common';
import type { PolicyChange, PolicyInput } from '@courtyard/contract/properties/insurance';
import { useQuery } from '@tanstack/react-query';
import { propertyKeys } from '../property/property.queries';
import { useAct } from '../section/use-act';

export function usePropertyPolicies(propertyId: string) {
  return useQuery({
    queryKey: propertyKeys.part(propertyId, 'insurance'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/properties/:propertyId/insurance', { params: { propertyId }, signal })).data,
    enabled: propertyId !== '',
  });
}

export function useAddPolicy(propertyId: string) {
  return useAct(async (body: PolicyInput, idempotencyKey) => {
    const params = { propertyId };
    return (await call('POST /api/v1/properties/:propertyId/insurance', { params, body, idempotencyKey }))
      .data;
  });
}

export function useUpdatePolicy(propertyId: string, policyId: string) {
  return useAct(async (body: PolicyChange, idempotencyKey) => {
    const params = { propertyId, policyId };
    return (
      await call('PUT /api/v1/properties/:propertyId/insurance/:policyId', { params, body, idempotencyKey })
    ).data;
  });
}

export function useRemovePolicy(propertyId: string) {
  return useAct(async (policyId: string, idempotencyKey) => {
    const params = { propertyId, policyId };
    await call('DELETE /api/v1/properties/:propertyId/insurance/:policyId', { params, idempotencyKey });
  });
}
