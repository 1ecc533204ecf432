import { z } from 'zod';
import { id, moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { folderParams, folderSummary } from './folder';

/** A restricted folder of the association that nobody who is present may open. */
export const unreachableFolder = z.object({
  id,
  name: z.string(),
  /** Those to whom it is shared, by name; null for one that no longer exists. */
  grantees: z.array(z.string().nullable()),
  /** In it and in folders within it that nobody may open either, without those in the trash. */
  documents: z.int(),
  updatedAt: moment,
});

/** Administrators alone: those who change documents of the association and roles too. */
const administrators = { access: 'Hoa Document Update', alsoNeeds: 'Role Update' } as const;

export const unreachableFolderRoutes = {
  listUnreachableFolders: defineRoute({
    method: 'GET',
    path: '/api/v1/document-folders/unreachable',
    ...administrators,
    summary: 'Restricted HOA folders that no current member can open',
    response: one(z.array(unreachableFolder)),
  }),
  takeOverFolder: defineRoute({
    method: 'POST',
    path: '/api/v1/document-folders/:folderId/take-over',
    ...administrators,
    summary:
      'Share such a folder with the caller, who can then share it with others; recorded in its history',
    params: folderParams,
    response: one(folderSummary),
  }),
};

export type UnreachableFolder = z.infer<typeof unreachableFolder>;
