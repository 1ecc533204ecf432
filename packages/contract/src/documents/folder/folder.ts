import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { id, line, list, one, version } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { documentSpaces, folderRights, folderRoots, granteeKinds } from './folder.values';

export const folderRight = z.enum(folderRights);

/** A folder as far as the caller may see it. */
export const folderSummary = z.object({
  id,
  name: z.string(),
  space: z.enum(documentSpaces),
  /** Null for the top of a tree, and where the caller may not see the folder around it. */
  parentId: id.nullable(),
  /** Whose top it is; null for a folder within one. */
  root: z.enum(folderRoots).nullable(),
  /** Takes its own grants alone, not those of the folder around it. */
  isRestricted: z.boolean(),
  /** What the caller may do in it. */
  right: folderRight,
  /** Documents right in it, without those in the trash. */
  documents: z.int(),
  /** The caller is told of new documents in it and in the folders within it. */
  isFollowed: z.boolean(),
  /** 0 for a top in which nothing was stored yet. */
  version: z.int(),
});

/** A folder on the way to another. */
export const folderWay = folderSummary.pick({ id: true, name: true, root: true });

/** A folder with the way to it and what is right in it. */
export const folderListing = z.object({
  /** Null for the list of the tops. */
  folder: folderSummary.nullable(),
  /** From the top down, without the folder itself. */
  path: z.array(folderWay),
  folders: z.array(folderSummary),
});

const named = <const K extends string>(kind: K) => z.object({ kind: z.literal(kind), id });

/** Those to whom a folder is shared: a building by its name, all others but everyone by their id. */
export const grantee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everyone') }),
  named('role'),
  named('committee'),
  z.object({ kind: z.literal('building'), name: line(80) }),
  named('unit'),
  named('person'),
]);

export const folderGrant = z.object({ grantee, right: folderRight });
/** `label`: what the grantee is called now; null for one that is no more. */
export const namedFolderGrant = folderGrant.extend({ label: z.string().nullable() });

export const folderAccess = z.object({
  isRestricted: z.boolean(),
  grants: z.array(namedFolderGrant),
  /** What comes from the folders around it; none in a restricted one. */
  inherited: z.array(namedFolderGrant.extend({ from: z.string() })),
  version: z.int(),
});

export const granteeChoice = z.object({ grantee, label: z.string(), note: z.string().nullable() });

export const folderParams = z.object({ folderId: id });
const listed = { query: z.object({ parentId: id.optional() }), response: one(folderListing) };
const folderName = line(120);

export const folderInput = z.object({
  parentId: id,
  name: folderName,
  isRestricted: z.boolean().default(false),
});
export const folderChange = z.object({ name: folderName, version });
export const folderMove = z.object({ parentId: id, version });
export const folderAccessInput = z.object({
  isRestricted: z.boolean(),
  grants: z.array(folderGrant).max(100),
  version: z.int().min(0),
});

export const folderRoutes = {
  listHoaFolders: defineRoute({
    method: 'GET',
    path: '/api/v1/hoa-documents/folders',
    access: 'Hoa Documents List View',
    summary: 'An HOA folder, by default the top one, with its subfolders',
    ...listed,
  }),
  listMyFolders: defineRoute({
    method: 'GET',
    path: '/api/v1/my-documents/folders',
    access: 'My Documents List View',
    notViewedAs: true,
    summary:
      'One of the caller’s own or shared folders with its subfolders; by default, the top folders and shared folders',
    ...listed,
  }),
  folderHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/document-folders/:folderId/history',
    access: 'signed-in',
    summary: 'History of a folder visible to the caller; people who can edit it also see its sharing',
    params: folderParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
  createFolder: defineRoute({
    method: 'POST',
    path: '/api/v1/document-folders',
    access: 'signed-in',
    summary: 'Create a folder; a restricted one is shared only with its creator',
    body: folderInput,
    response: one(folderSummary),
    status: 201,
  }),
  updateFolder: defineRoute({
    method: 'PUT',
    path: '/api/v1/document-folders/:folderId',
    access: 'signed-in',
    summary: 'Rename a folder',
    params: folderParams,
    body: folderChange,
    response: one(folderSummary),
  }),
  moveFolder: defineRoute({
    method: 'POST',
    path: '/api/v1/document-folders/:folderId/move',
    access: 'signed-in',
    summary: 'Move a folder with its contents',
    params: folderParams,
    body: folderMove,
    response: one(folderSummary),
  }),
  removeFolder: defineRoute({
    method: 'DELETE',
    path: '/api/v1/document-folders/:folderId',
    access: 'signed-in',
    summary: 'Delete an empty folder',
    params: folderParams,
    status: 204,
  }),
  getFolderAccess: defineRoute({
    method: 'GET',
    path: '/api/v1/document-folders/:folderId/access',
    access: 'signed-in',
    summary: 'Sharing of a folder; for people who can edit it',
    params: folderParams,
    response: one(folderAccess),
  }),
  setFolderAccess: defineRoute({
    method: 'PUT',
    path: '/api/v1/document-folders/:folderId/access',
    access: 'signed-in',
    summary: 'Set the sharing of a folder',
    params: folderParams,
    body: folderAccessInput,
    response: one(folderAccess),
  }),
  followFolder: defineRoute({
    method: 'PUT',
    path: '/api/v1/document-folders/:folderId/follow',
    access: 'signed-in',
    summary: 'Follow or unfollow a folder, to be notified of new documents in it and its subfolders',
    params: folderParams,
    body: z.object({ isFollowed: z.boolean() }),
    status: 204,
  }),
  granteeChoices: defineRoute({
    method: 'GET',
    path: '/api/v1/document-folders/:folderId/grantees',
    access: 'signed-in',
    summary:
      'People and groups a folder can be shared with, by kind and part of the name; for people who can edit it',
    params: folderParams,
    query: z.object({
      kind: z.enum(granteeKinds).exclude(['everyone']),
      search: z.string().trim().max(80).optional(),
    }),
    response: one(z.array(granteeChoice)),
  }),
};

export type FolderRight = z.infer<typeof folderRight>;
export type FolderSummary = z.infer<typeof folderSummary>;
export type FolderListing = z.infer<typeof folderListing>;
export type Grantee = z.infer<typeof grantee>;
export type FolderGrant = z.infer<typeof folderGrant>;
export type NamedFolderGrant = z.infer<typeof namedFolderGrant>;
export type FolderAccess = z.infer<typeof folderAccess>;
export type FolderInput = z.infer<typeof folderInput>;
export type FolderAccessInput = z.infer<typeof folderAccessInput>;
export type GranteeChoice = z.infer<typeof granteeChoice>;
