import { defineResource } from '@courtyard/common';
import { properties } from '../../property/property.queries';

export const propertyPolicies = properties.part({
  key: 'insurance',
  list: 'GET /api/v1/properties/:propertyId/insurance',
  create: 'POST /api/v1/properties/:propertyId/insurance',
  update: 'PUT /api/v1/properties/:propertyId/insurance/:policyId',
  remove: 'DELETE /api/v1/properties/:propertyId/insurance/:policyId',
});

/** The policies of all properties. */
export const registeredPolicies = defineResource({
  section: 'properties',
  key: 'insurance',
  list: 'GET /api/v1/properties/insurance',
});
