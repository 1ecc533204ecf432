import { call } from '@courtyard/common';
import type { VehicleChange, VehicleInput } from '@courtyard/contract/properties/vehicle';
import { useQuery } from '@tanstack/react-query';
import { propertyKeys } from '../property/property.queries';
import { useAct } from '../section/use-act';

export function usePropertyVehicles(propertyId: string) {
  return useQuery({
    queryKey: propertyKeys.part(propertyId, 'vehicles'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/properties/:propertyId/vehicles', { params: { propertyId }, signal })).data,
    enabled: propertyId !== '',
  });
}

export function useAddVehicle(propertyId: string) {
  return useAct(async (body: VehicleInput, idempotencyKey) => {
    const params = { propertyId };
    return (await call('POST /api/v1/properties/:propertyId/vehicles', { params, body, idempotencyKey }))
      .data;
  });
}

export function useUpdateVehicle(propertyId: string, vehicleId: string) {
  return useAct(async (body: VehicleChange, idempotencyKey) => {
    const params = { propertyId, vehicleId };
    return (
      await call('PUT /api/v1/properties/:propertyId/vehicles/:vehicleId', { params, body, idempotencyKey })
    ).data;
  });
}

export function useRemoveVehicle(propertyId: string) {
  return useAct(async (vehicleId: string, idempotencyKey) => {
    const params = { propertyId, vehicleId };
    await call('DELETE /api/v1/properties/:propertyId/vehicles/:vehicleId', { params, idempotencyKey });
  });
}
