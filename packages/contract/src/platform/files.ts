import { z } from 'zod';
import { id, moment, one } from '../wire/primitives';
import { defineRoute } from '../wire/route';
import { largestFileBytes } from './uploads/file-size';

/** A stored file. `url` is a signed link that works for five minutes. */
export const storedFile = z.object({
  id,
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  uploadedAt: moment,
  url: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** How much the community keeps as files. */
export const storageUse = z.object({
  usedBytes: z.int(),
  /** What it may keep; null where nothing limits it. */
  quotaBytes: z.int().nullable(),
});

export const fileRoutes = {
  getStorageUse: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/storage',
    access: 'signed-in',
    summary: 'How much the community keeps as files',
    response: one(storageUse),
  }),

  uploadFile: defineRoute({
    method: 'POST',
    path: '/api/v1/files',
    access: 'signed-in',
    summary:
      'Store one file (multipart field `file`); it is dropped after a day unless something refers to it',
    consumes: 'multipart/form-data',
    // A megabyte more for what multipart puts around the file.
    bodyLimits: { bytes: largestFileBytes + 1024 * 1024 },
    response: one(storedFile),
    status: 201,
  }),
  downloadFile: defineRoute({
    method: 'GET',
    path: '/api/v1/files/:fileId',
    access: 'public',
    summary: 'The bytes, by a signed link',
    params: z.object({ fileId: id }),
    query: z.object({ expires: z.coerce.number().int(), signature: z.string() }),
    produces: 'application/octet-stream',
  }),
};
