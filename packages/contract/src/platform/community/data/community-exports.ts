import { z } from 'zod';
import { id, moment, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';

/** An export of all that belongs to the community: where it stands, and its file once it is there. */
export const communityExport = z.object({
  id,
  status: z.enum(['queued', 'running', 'done', 'failed']),
  /** Name of who began it. */
  startedBy: z.string(),
  startedAt: moment,
  /** Tables and files that are written, of `total`; that is 0 until they are counted. */
  done: z.int(),
  total: z.int(),
  rows: z.int(),
  files: z.int(),
  /** Files that were missing in the store, or not as they were stored; the manifest names them. */
  damagedFiles: z.int(),
  /** Size of the file. */
  bytes: z.int(),
  /** When the file is removed. */
  expiresAt: moment.nullable(),
  /** A signed link to the file, good for five minutes; null where there is none. */
  url: z.string().nullable(),
});

export type CommunityExport = z.infer<typeof communityExport>;

const params = z.object({ exportId: id });

export const communityExportRoutes = {
  listCommunityExports: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/community/exports',
    access: 'Community Export',
    summary: 'Exports of the community, newest first, at most ten',
    response: one(z.array(communityExport)),
  }),
  startCommunityExport: defineRoute({
    method: 'POST',
    path: '/api/v1/shell/community/exports',
    access: 'Community Export',
    proof: 'recent',
    summary: 'Begin to export all that belongs to the community; one at a time',
    response: one(communityExport),
    status: 201,
  }),
  removeCommunityExport: defineRoute({
    method: 'DELETE',
    path: '/api/v1/shell/community/exports/:exportId',
    access: 'Community Export',
    summary: 'Stop an export that is under way, or remove the file of one that is done',
    params,
    status: 204,
  }),
  downloadCommunityExport: defineRoute({
    method: 'GET',
    path: '/api/v1/community-exports/:exportId/file',
    access: 'public',
    summary: 'The file of an export, by a signed link',
    params,
    query: z.object({ expires: z.coerce.number().int(), signature: z.string() }),
    produces: 'application/zip',
  }),
};
