import { z } from 'zod';
import { id, moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { largestUploadBytes } from './file-size';

/** A file that arrives in parts. Its id becomes the id of the file once it is whole. */
export const resumableUpload = z.object({
  id,
  name: z.string(),
  /** Of the whole file, as announced. */
  bytes: z.int(),
  received: z.int(),
  /** Null once the file is whole. */
  expiresAt: moment.nullable(),
});
export type ResumableUpload = z.infer<typeof resumableUpload>;

const uploadParams = z.object({ uploadId: id });

/**
 * Resumable uploads by the tus protocol 1.0.0 (core, creation, termination, expiration). `Upload-Metadata` holds `filename`,
 * `purpose` (what a section takes uploads for) and `about` (the id of the record that the file is for).
 */
export const uploadRoutes = {
  createUpload: defineRoute({
    method: 'POST',
    path: '/api/v1/uploads',
    access: 'signed-in',
    summary: 'Announce a file that will be sent in parts (tus, creation)',
    response: one(resumableUpload),
    status: 201,
  }),
  /** HEAD answers the same headers, `Upload-Offset` and `Upload-Length` among them. */
  getUpload: defineRoute({
    method: 'GET',
    path: '/api/v1/uploads/:uploadId',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'How much of an upload of the caller has arrived (tus, by HEAD)',
    params: uploadParams,
    response: one(resumableUpload),
  }),
  appendUpload: defineRoute({
    method: 'PATCH',
    path: '/api/v1/uploads/:uploadId',
    access: 'signed-in',
    summary: 'Send the next part of a file, from `Upload-Offset` on (tus)',
    params: uploadParams,
    consumes: 'application/offset+octet-stream',
    bodyLimits: { bytes: largestUploadBytes },
    status: 204,
  }),
  cancelUpload: defineRoute({
    method: 'DELETE',
    path: '/api/v1/uploads/:uploadId',
    access: 'signed-in',
    summary: 'Cancel an upload and discard what has arrived (tus, termination)',
    params: uploadParams,
    status: 204,
  }),
};
