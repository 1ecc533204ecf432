import { properties } from '../../property/property.queries';

/** Who lives in a unit is listed with its owners, as its people. */
export const residencies = properties.part({
  key: 'residencies',
  create: 'POST /api/v1/properties/:propertyId/residencies',
  update: 'PUT /api/v1/properties/:propertyId/residencies/:residencyId',
});
