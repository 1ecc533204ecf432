import { properties } from '../../property/property.queries';

export const propertyDocuments = properties.part({
  key: 'documents',
  list: 'GET /api/v1/properties/:propertyId/documents',
  create: 'POST /api/v1/properties/:propertyId/documents',
  remove: 'DELETE /api/v1/properties/:propertyId/documents/:documentId',
});
