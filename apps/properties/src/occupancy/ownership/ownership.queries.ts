import { properties } from '../../property/property.queries';

/** Everybody who ever owned the unit or lived there; ownerships are created and changed one by one. */
export const propertyPeople = properties.part({
  key: 'people',
  list: 'GET /api/v1/properties/:propertyId/people',
  create: 'POST /api/v1/properties/:propertyId/ownerships',
  update: 'PUT /api/v1/properties/:propertyId/ownerships/:ownershipId',
});

export const useRecordSale = (propertyId: string) =>
  properties.useWrite('POST /api/v1/properties/:propertyId/sales', propertyId);
