import { properties } from '../../property/property.queries';

export const propertyVehicles = properties.part({
  key: 'vehicles',
  list: 'GET /api/v1/properties/:propertyId/vehicles',
  create: 'POST /api/v1/properties/:propertyId/vehicles',
  update: 'PUT /api/v1/properties/:propertyId/vehicles/:vehicleId',
  remove: 'DELETE /api/v1/properties/:propertyId/vehicles/:vehicleId',
});
