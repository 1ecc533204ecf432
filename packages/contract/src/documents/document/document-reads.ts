import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { exported, flag, id, list, listQuery, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { documentDetails, documentParams, documentSummary } from './document';
import { documentColumns } from './document.columns';
import { maxZipped } from './document.values';

/** `folderId`: those right in this folder alone. */
const documentsQuery = listQuery(documentColumns.sort)
  .extend(filterQuery(documentColumns))
  .extend({ folderId: id.optional() });
export const documentsFilters = documentsQuery.omit({ cursor: true, limit: true, sort: true });
const documentsExport = documentsQuery.omit({ cursor: true, limit: true }).extend(exported);
const valuesQuery = documentsFilters.extend(requestedValues(documentColumns));

export type DocumentFilters = z.output<typeof documentsFilters>;

export const documentReadRoutes = {
  listHoaDocuments: defineRoute({
    method: 'GET',
    path: '/api/v1/hoa-documents',
    access: 'Hoa Documents List View',
    summary: 'HOA documents visible to the caller',
    query: documentsQuery,
    response: list(documentSummary),
  }),
  exportHoaDocuments: defineRoute({
    method: 'GET',
    path: '/api/v1/hoa-documents/export',
    access: 'Hoa Documents List View',
    summary: 'Export the list of HOA documents',
    query: documentsExport,
    produces: exportedMedia,
  }),
  hoaDocumentValues: defineRoute({
    method: 'GET',
    path: '/api/v1/hoa-documents/values',
    access: 'Hoa Documents List View',
    summary: 'Filter values of the HOA documents, with counts under the other filters',
    query: valuesQuery,
    response: filterValues,
  }),
  hoaDocumentTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/hoa-documents/totals',
    access: 'Hoa Documents List View',
    summary: 'Number of HOA documents under the filters',
    query: documentsFilters,
    response: listTotals,
  }),
  getHoaDocument: defineRoute({
    method: 'GET',
    path: '/api/v1/hoa-documents/:documentId',
    access: 'Hoa Document Details View',
    summary: 'One HOA document with its versions',
    params: documentParams,
    response: one(documentDetails),
  }),
  listMyDocuments: defineRoute({
    method: 'GET',
    path: '/api/v1/my-documents',
    access: 'My Documents List View',
    notViewedAs: true,
    summary: "The caller's own documents, those of their units, and those shared with them",
    query: documentsQuery,
    response: list(documentSummary),
  }),
  exportMyDocuments: defineRoute({
    method: 'GET',
    path: '/api/v1/my-documents/export',
    access: 'My Documents List View',
    notViewedAs: true,
    summary: 'Export the list of the caller’s documents',
    query: documentsExport,
    produces: exportedMedia,
  }),
  myDocumentValues: defineRoute({
    method: 'GET',
    path: '/api/v1/my-documents/values',
    access: 'My Documents List View',
    notViewedAs: true,
    summary: 'Filter values of the caller’s documents, with counts under the other filters',
    query: valuesQuery,
    response: filterValues,
  }),
  myDocumentTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/my-documents/totals',
    access: 'My Documents List View',
    notViewedAs: true,
    summary: 'Number of the caller’s documents under the filters',
    query: documentsFilters,
    response: listTotals,
  }),
  getMyDocument: defineRoute({
    method: 'GET',
    path: '/api/v1/my-documents/:documentId',
    access: 'My Document Details View',
    notViewedAs: true,
    summary: 'One own or shared document with its versions',
    params: documentParams,
    response: one(documentDetails),
  }),
  documentHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/documents/:documentId/history',
    access: 'signed-in',
    summary: 'History of a document visible to the caller',
    params: documentParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
  documentContent: defineRoute({
    method: 'GET',
    path: '/api/v1/documents/:documentId/content',
    access: 'signed-in',
    summary: 'Content of a version, by default the current one; supports range requests',
    params: documentParams,
    query: z.object({
      number: z.coerce.number().int().min(1).optional(),
      /** To read in the page where its type allows that; a download otherwise. */
      inline: flag,
    }),
    produces: 'application/octet-stream',
  }),
  zipDocuments: defineRoute({
    method: 'GET',
    path: '/api/v1/documents/zip',
    access: 'signed-in',
    summary: 'Current versions of selected documents as a ZIP, limited to those visible to the caller',
    query: z.object({
      /** Separated by commas: one parameter holds many. */
      ids: z
        .string()
        .transform((ids) => ids.split(','))
        .pipe(z.array(id).min(1).max(maxZipped)),
    }),
    produces: 'application/zip',
  }),
  zipFolder: defineRoute({
    method: 'GET',
    path: '/api/v1/document-folders/:folderId/zip',
    access: 'signed-in',
    summary: 'A folder with its subfolders as a ZIP, limited to documents visible to the caller',
    params: z.object({ folderId: id }),
    produces: 'application/zip',
  }),
  documentThumbnail: defineRoute({
    method: 'GET',
    path: '/api/v1/documents/:documentId/thumbnail',
    access: 'signed-in',
    summary: 'Thumbnail of the current version, up to 400 pixels',
    params: documentParams,
    /** Part of the address, so that a page shows another picture for another version. */
    query: z.object({ number: z.coerce.number().int().min(1).optional() }),
    produces: 'image/webp',
  }),
};
