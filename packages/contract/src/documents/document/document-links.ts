import { z } from 'zod';
import { id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { documentParams, documentSummary } from './document';
import { linkedRecordKinds } from './document.values';

const recordParams = z.object({ recordKind: z.enum(linkedRecordKinds), recordId: id });
const linkParams = recordParams.extend(documentParams.shape);

/** Documents of a record, as the panel on its page shows them. */
export const linkedDocuments = z.object({
  /** Linked last first. */
  documents: z.array(documentSummary),
  /** Whether there is a folder in which the caller may add: without one nothing can be linked. */
  canAdd: z.boolean(),
});

/** Documents on the pages of other sections' records. A link gives nobody a right: who sees the document follows from its folder. */
export const documentLinkRoutes = {
  listLinkedDocuments: defineRoute({
    method: 'GET',
    path: '/api/v1/document-links/:recordKind/:recordId',
    access: 'signed-in',
    summary: 'Documents linked to a record and visible to the caller, up to 200',
    params: recordParams,
    response: one(linkedDocuments),
  }),
  linkDocument: defineRoute({
    method: 'PUT',
    path: '/api/v1/document-links/:recordKind/:recordId/:documentId',
    access: 'signed-in',
    summary: 'Link a document to a record; requires permission to add to its folder',
    params: linkParams,
    status: 204,
  }),
  unlinkDocument: defineRoute({
    method: 'DELETE',
    path: '/api/v1/document-links/:recordKind/:recordId/:documentId',
    access: 'signed-in',
    summary: 'Remove a document’s link to a record; the document stays in its folder',
    params: linkParams,
    status: 204,
  }),
};

export type LinkedDocuments = z.infer<typeof linkedDocuments>;
