import { z } from 'zod';
import { longestListText } from '../../wire/fields/filters';
import { line, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { folderSummary, folderWay } from './folder';

/** A folder with the one around it, as far as the caller may see that. */
export const foundFolder = folderSummary.extend({ parent: folderWay.nullable() });

const searched = { query: z.object({ q: line(longestListText) }), response: one(z.array(foundFolder)) };

export const folderSearchRoutes = {
  searchHoaFolders: defineRoute({
    method: 'GET',
    path: '/api/v1/hoa-documents/folders/search',
    access: 'Hoa Documents List View',
    summary: 'HOA folders visible to the caller whose name contains all search words; at most 50',
    ...searched,
  }),
  searchMyFolders: defineRoute({
    method: 'GET',
    path: '/api/v1/my-documents/folders/search',
    access: 'My Documents List View',
    notViewedAs: true,
    summary: 'The caller’s own and shared folders whose name contains all search words; at most 50',
    ...searched,
  }),
};

export type FoundFolder = z.infer<typeof foundFolder>;
