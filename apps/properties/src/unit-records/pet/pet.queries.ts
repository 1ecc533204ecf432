import { properties } from '../../property/property.queries';

export const propertyPets = properties.part({
  key: 'pets',
  list: 'GET /api/v1/properties/:propertyId/pets',
  create: 'POST /api/v1/properties/:propertyId/pets',
  update: 'PUT /api/v1/properties/:propertyId/pets/:petId',
  remove: 'DELETE /api/v1/properties/:propertyId/pets/:petId',
});
