import { z } from 'zod';
import { day, id, moment, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { storageUse } from '../../files';
import { fileKinds } from './storage.values';

const word = z.object({ en: z.string(), es: z.string() });

const sum = { files: z.int(), bytes: z.int() };

/** A stored file that takes up much. */
export const largeFile = z.object({
  id,
  /** Null where the reader may not see what it belongs to. */
  name: z.string().nullable(),
  kind: z.enum(fileKinds),
  bytes: z.int(),
  uploadedAt: moment,
  /** Who uploaded it; null for what the product stored itself. */
  uploadedBy: z.string().nullable(),
  /** What such a file is; null where nothing refers to it. */
  role: word.nullable(),
  /** Name and path of its record, where the reader may see it. */
  record: z.object({ name: z.string().nullable(), url: z.string() }).nullable(),
});

/** What the stored files of a community take up. */
export const storageReport = storageUse.extend({
  files: z.int(),
  /** By the section whose records they belong to, largest first; `platform` for the community's own, null for what nothing refers to and is dropped within a day. */
  bySection: z.array(z.object({ section: z.string().nullable(), ...sum })),
  byKind: z.array(z.object({ kind: z.enum(fileKinds), ...sum })),
  /** By the month of the community's calendar in which they were uploaded, the last twelve; what was removed since is not counted. */
  byMonth: z.array(z.object({ month: day, ...sum })),
  /** The largest files, at most 20. */
  largest: z.array(largeFile),
});

export type LargeFile = z.infer<typeof largeFile>;
export type StorageReport = z.infer<typeof storageReport>;
export type FileKind = (typeof fileKinds)[number];

export const storageRoutes = {
  getStorageReport: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/storage/report',
    access: 'Storage View',
    summary: 'What the files of the community take up, by section, kind and month, and which are the largest',
    response: one(storageReport),
  }),
};
