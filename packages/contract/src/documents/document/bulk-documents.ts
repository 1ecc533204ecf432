import { z } from 'zod';
import { bulkChange, bulkAnswer, bulkLimits, takenBack } from '../../wire/fields/chosen-rows';
import { id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { documentSpaces } from '../folder/folder.values';
import { tag } from './document';
import { documentsFilters } from './document-reads';

/** Which of the two lists is filtered. */
const space = z.enum(documentSpaces);

const documentsMove = z.object({ folderId: id });
const documentsTag = z.object({ tag, isSet: z.boolean() });
const documentsFavorite = z.object({ isFavorite: z.boolean() });

const many = {
  method: 'POST',
  access: 'signed-in',
  bodyLimits: bulkLimits,
  response: one(bulkAnswer),
} as const;

/** Actions on several documents, or on all that a list finds. Each follows the rights in its own folder; others stay and are named. */
export const bulkDocumentRoutes = {
  moveDocuments: defineRoute({
    ...many,
    path: '/api/v1/documents/move',
    summary: 'Move several documents to a folder the caller can add to',
    body: bulkChange(documentsFilters, { space, ...documentsMove.shape }),
  }),
  tagDocuments: defineRoute({
    ...many,
    path: '/api/v1/documents/tag',
    summary: 'Add a tag to several documents, or remove it',
    body: bulkChange(documentsFilters, { space, ...documentsTag.shape }),
  }),
  trashDocuments: defineRoute({
    ...many,
    path: '/api/v1/documents/trash',
    summary: 'Move several documents to the trash',
    body: bulkChange(documentsFilters, { space }),
  }),
  restoreDocuments: defineRoute({
    ...many,
    path: '/api/v1/documents/restore',
    summary: 'Restore several documents from the trash',
    body: takenBack,
  }),
  favoriteDocuments: defineRoute({
    ...many,
    path: '/api/v1/documents/favorite',
    summary: 'Add several documents to the caller’s favorites, or remove them',
    body: bulkChange(documentsFilters, { space, ...documentsFavorite.shape }),
  }),
};
