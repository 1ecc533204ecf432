import { vehicleRoutes } from '@courtyard/contract/properties/unit-records/vehicle/vehicle';
import { implement, type Module } from '../../../../platform/http/implement';
import { requireProperty } from '../../property/property.access';
import { addVehicle, removeVehicle, updateVehicle } from './vehicle.service';
import { pageOfVehicles, vehiclesOfProperty } from './vehicle.sql';

export const vehicleModule: Module = () => [
  implement(vehicleRoutes.listVehicles, (call) => pageOfVehicles(call.tx, call.tenant.id, call.query)),
  implement(vehicleRoutes.propertyVehicles, async (call) => {
    await requireProperty(call, call.params.propertyId);
    return { data: await vehiclesOfProperty(call.tx, call.params.propertyId) };
  }),
  implement(vehicleRoutes.addVehicle, async (call) => ({
    data: await addVehicle(call, call.params.propertyId, call.body),
  })),
  implement(vehicleRoutes.updateVehicle, async (call) => ({
    data: await updateVehicle(call, call.params, call.body),
  })),
  implement(vehicleRoutes.removeVehicle, (call) => removeVehicle(call, call.params)),
];
