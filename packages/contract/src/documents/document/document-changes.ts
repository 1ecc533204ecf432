import { z } from 'zod';
import { one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import {
  atVersion,
  documentChange,
  documentCopy,
  documentDetails,
  documentInput,
  documentMove,
  documentParams,
  versionChange,
} from './document';

const changed = { access: 'signed-in', params: documentParams, response: one(documentDetails) } as const;

/** What may be changed follows from the rights in the document's folder. */
export const documentChangeRoutes = {
  createDocument: defineRoute({
    method: 'POST',
    path: '/api/v1/documents',
    access: 'signed-in',
    summary: 'Add a document to a folder the caller can add to',
    body: documentInput,
    response: one(documentDetails),
    status: 201,
  }),
  updateDocument: defineRoute({
    method: 'PUT',
    path: '/api/v1/documents/:documentId',
    summary: 'Rename, describe and tag a document',
    body: documentChange,
    ...changed,
  }),
  moveDocument: defineRoute({
    method: 'POST',
    path: '/api/v1/documents/:documentId/move',
    summary: 'Move a document to another folder',
    body: documentMove,
    ...changed,
  }),
  copyDocument: defineRoute({
    method: 'POST',
    path: '/api/v1/documents/:documentId/copy',
    summary: 'Copy the current version of a document to a folder the caller can add to',
    body: documentCopy,
    ...changed,
    status: 201,
  }),
  addDocumentVersion: defineRoute({
    method: 'POST',
    path: '/api/v1/documents/:documentId/versions',
    summary: 'Upload a new version of a document',
    body: versionChange,
    ...changed,
    status: 201,
  }),
  restoreDocumentVersion: defineRoute({
    method: 'POST',
    path: '/api/v1/documents/:documentId/versions/:number/restore',
    summary: 'Restore an earlier version as a new version',
    body: atVersion,
    ...changed,
    params: documentParams.extend({ number: z.coerce.number().int().min(1) }),
    status: 201,
  }),
  trashDocument: defineRoute({
    method: 'POST',
    path: '/api/v1/documents/:documentId/trash',
    summary: 'Move a document to the trash',
    body: atVersion,
    ...changed,
  }),
  restoreDocument: defineRoute({
    method: 'POST',
    path: '/api/v1/documents/:documentId/restore',
    summary: 'Restore a document from the trash',
    body: atVersion,
    ...changed,
  }),
  deleteDocument: defineRoute({
    method: 'DELETE',
    path: '/api/v1/documents/:documentId',
    access: 'signed-in',
    summary: 'Permanently delete a document in the trash, with all versions',
    params: documentParams,
    status: 204,
  }),
  setFavorite: defineRoute({
    method: 'PUT',
    path: '/api/v1/documents/:documentId/favorite',
    access: 'signed-in',
    summary: 'Add a document to the caller’s favorites, or remove it',
    params: documentParams,
    body: z.object({ isFavorite: z.boolean() }),
    status: 204,
  }),
  markDocumentSeen: defineRoute({
    method: 'PUT',
    path: '/api/v1/documents/:documentId/seen',
    access: 'signed-in',
    summary: 'Record that the caller opened a document',
    params: documentParams,
    status: 204,
  }),
};
