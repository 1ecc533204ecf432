import { z } from 'zod';
import { id, line, moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { storedFile } from '../../platform/files';
import { documentCategories } from './document.values';
import { propertyParams } from './property';

export const documentCategory = z.enum(documentCategories);

export const propertyDocumentInput = z.object({
  /** File from `POST /api/v1/files`. */
  fileId: id,
  title: line(120),
  category: documentCategory.default('other'),
});

export const propertyDocument = z.object({
  id,
  propertyId: id,
  title: z.string(),
  category: documentCategory,
  file: storedFile,
  addedBy: z.string(),
  addedAt: moment,
});

export const documentRoutes = {
  propertyDocuments: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/:propertyId/documents',
    access: 'Property Details View',
    summary: 'Documents of a property, newest first',
    params: propertyParams,
    response: one(z.array(propertyDocument)),
  }),
  addPropertyDocument: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/documents',
    access: 'Property Document Update',
    summary: 'File a document under a property',
    params: propertyParams,
    body: propertyDocumentInput,
    response: one(propertyDocument),
    status: 201,
  }),
  removePropertyDocument: defineRoute({
    method: 'DELETE',
    path: '/api/v1/properties/:propertyId/documents/:documentId',
    access: 'Property Document Update',
    summary: 'Remove a document from a property',
    params: propertyParams.extend({ documentId: id }),
    status: 204,
  }),
};

export type DocumentCategory = z.infer<typeof documentCategory>;
export type PropertyDocumentInput = z.infer<typeof propertyDocumentInput>;
export type PropertyDocument = z.infer<typeof propertyDocument>;
