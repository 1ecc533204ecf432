import { z } from 'zod';
import { id, line, list, listQuery, one, optionalLine, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { propertyParams } from '../../property/property';

export const vehicleInput = z.object({
  make: line(60),
  model: line(60),
  color: optionalLine(40).default(null),
  /** Kept in capitals without spaces. */
  plate: line(20).transform((plate) => plate.toUpperCase().replaceAll(/\s+/g, '')),
  plateRegion: optionalLine(40).default(null),
  permit: optionalLine(40).default(null),
  spot: optionalLine(40).default(null),
});
export const vehicleChange = vehicleInput.extend({ version });

export const vehicle = z.object({
  id,
  propertyId: id,
  make: z.string(),
  model: z.string(),
  color: z.string().nullable(),
  plate: z.string(),
  plateRegion: z.string().nullable(),
  permit: z.string().nullable(),
  spot: z.string().nullable(),
  version: z.int(),
});

/** A vehicle in the register of the whole community: whose car stands there? */
export const registeredVehicle = vehicle.extend({
  unitNumber: z.string(),
  building: z.string().nullable(),
  ownerNames: z.string(),
});

const vehicleParams = propertyParams.extend({ vehicleId: id });

export const vehicleRoutes = {
  listVehicles: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/vehicles',
    access: 'Properties List View',
    summary: 'All vehicles of the community, by plate, permit, spot, make or unit',
    query: listQuery(['plate', 'make', 'spot']),
    response: list(registeredVehicle),
  }),
  propertyVehicles: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/:propertyId/vehicles',
    access: 'Property Details View',
    summary: 'Vehicles of a property',
    params: propertyParams,
    response: one(z.array(vehicle)),
  }),
  addVehicle: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/vehicles',
    access: 'Vehicle Update',
    summary: 'Register a vehicle; a plate is registered once in a community',
    params: propertyParams,
    body: vehicleInput,
    response: one(vehicle),
    status: 201,
  }),
  updateVehicle: defineRoute({
    method: 'PUT',
    path: '/api/v1/properties/:propertyId/vehicles/:vehicleId',
    access: 'Vehicle Update',
    summary: 'Change a vehicle',
    params: vehicleParams,
    body: vehicleChange,
    response: one(vehicle),
  }),
  removeVehicle: defineRoute({
    method: 'DELETE',
    path: '/api/v1/properties/:propertyId/vehicles/:vehicleId',
    access: 'Vehicle Update',
    summary: 'Take a vehicle off the register',
    params: vehicleParams,
    status: 204,
  }),
};

export type VehicleInput = z.infer<typeof vehicleInput>;
export type VehicleChange = z.infer<typeof vehicleChange>;
export type Vehicle = z.infer<typeof vehicle>;
export type RegisteredVehicle = z.infer<typeof registeredVehicle>;
