import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { filterQuery, filterValues, listTotals, valuesAsked } from '../../wire/fields/filter-query';
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
const valuesQuery = documentsFilters.extend(valuesAsked(documentColumns));

export type DocumentFilters = z.output<typeof documentsFilters>;

export const documentReadRoutes = {
  listHoaDocuments: defineRoute({
    method: 'GET',
    path: '/api/v1/hoa-documents',
    access: 'Hoa Documents List View',
    summary: 'The documents of the association that the caller may see',
    query: documentsQuery,
    response: list(documentSummary),
  }),
  exportHoaDocuments: defineRoute({
    method: 'GET',
    path: '/api/v1/hoa-documents/export',
    access: 'Hoa Documents List View',
    summary: 'All rows of the list of documents of the association as a file',
    query: documentsExport,
    produces: exportedMedia,
  }),
  hoaDocumentValues: defineRoute({
    method: 'GET',
    path: '/api/v1/hoa-documents/values',
    access: 'Hoa Documents List View',
    summary: 'Values of a filter of the documents of the association, counted under the other filters',
    query: valuesQuery,
    response: filterValues,
  }),
  hoaDocumentTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/hoa-documents/totals',
    access: 'Hoa Documents List View',
    summary: 'How many documents of the association there are under the filters',
    query: documentsFilters,
    response: listTotals,
  }),
  getHoaDocument: defineRoute({
    method: 'GET',
    path: '/api/v1/hoa-documents/:documentId',
    access: 'Hoa Document Details View',
    summary: 'One document of the association with its versions',
    params: documentParams,
    response: one(documentDetails),
  }),
  listMyDocuments: defineRoute({
    method: 'GET',
    path: '/api/v1/my-documents',
    access: 'My Documents List View',
    summary: "The caller's own documents, those of their units, and those shared with them",
    query: documentsQuery,
    response: list(documentSummary),
  }),
  exportMyDocuments: defineRoute({
    method: 'GET',
    path: '/api/v1/my-documents/export',
    access: 'My Documents List View',
    summary: 'All rows of the list of own documents as a file',
    query: documentsExport,
    produces: exportedMedia,
  }),
  myDocumentValues: defineRoute({
    method: 'GET',
    path: '/api/v1/my-documents/values',
    access: 'My Documents List View',
    summary: 'Values of a filter of the own documents, counted under the other filters',
    query: valuesQuery,
    response: filterValues,
  }),
  myDocumentTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/my-documents/totals',
    access: 'My Documents List View',
    summary: 'How many own documents there are under the filters',
    query: documentsFilters,
    response: listTotals,
  }),
  getMyDocument: defineRoute({
    method: 'GET',
    path: '/api/v1/my-documents/:documentId',
    access: 'My Document Details View',
    summary: 'One own or shared document with its versions',
    params: documentParams,
    response: one(documentDetails),
  }),
  listTrash: defineRoute({
    method: 'GET',
    path: '/api/v1/documents/trash',
    access: 'signed-in',
    summary: 'Documents in the trash that the caller may restore',
    query: documentsQuery,
    response: list(documentSummary),
  }),
  documentHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/documents/:documentId/history',
    access: 'signed-in',
    summary: 'Who changed what of a document that the caller may see',
    params: documentParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
  documentContent: defineRoute({
    method: 'GET',
    path: '/api/v1/documents/:documentId/content',
    access: 'signed-in',
    summary: 'The bytes of a version, the current one where none is named; honors a range',
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
    summary: 'The current versions of chosen documents as a ZIP, as far as the caller may see them',
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
    summary: 'The documents in a folder and the folders in it as a ZIP, as far as the caller may see them',
    params: z.object({ folderId: id }),
    produces: 'application/zip',
  }),
  documentThumbnail: defineRoute({
    method: 'GET',
    path: '/api/v1/documents/:documentId/thumbnail',
    access: 'signed-in',
    summary: 'A small picture of the current version, of at most 400 pixels',
    params: documentParams,
    /** Part of the address, so that a page shows another picture for another version. */
    query: z.object({ number: z.coerce.number().int().min(1).optional() }),
    produces: 'image/webp',
  }),
};
