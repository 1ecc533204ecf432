import { z } from 'zod';
import { line, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { documentSpaces } from '../folder/folder.values';
import { documentParams, documentSummary } from './document';

/** A part of a document's text around the words that were found. */
export const foundPassage = z.object({
  /** Counted from 1; null where the file has no pages. */
  page: z.int().nullable(),
  /** One after the other; `isFound` for a word of the search. */
  parts: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
});

/** A document with words of a search in its current version. */
export const contentHit = z.object({
  document: documentSummary,
  /** The best, at most three. */
  passages: z.array(foundPassage),
});

/** The text of a document without its layout. */
export const documentText = z.object({
  /** One after the other. */
  parts: z.array(z.string()),
  /** There is more than these parts. */
  isCut: z.boolean(),
});

export const contentSearchRoutes = {
  documentText: defineRoute({
    method: 'GET',
    path: '/api/v1/documents/:documentId/text',
    access: 'signed-in',
    summary: 'Text of the current version, up to 100 passages; none if not processed yet',
    params: documentParams,
    response: one(documentText),
  }),
  searchContents: defineRoute({
    method: 'GET',
    path: '/api/v1/documents/contents',
    access: 'signed-in',
    summary: 'Documents visible to the caller that contain all search words; the 20 best matches',
    query: z.object({ q: line(100), space: z.enum(documentSpaces).optional() }),
    response: one(z.array(contentHit)),
  }),
};

export type FoundPassage = z.infer<typeof foundPassage>;
export type DocumentText = z.infer<typeof documentText>;
export type ContentHit = z.infer<typeof contentHit>;
