import { call, defineResource, useCommand } from '@courtyard/common';
import type { Grantee } from '@courtyard/contract/documents/folder/folder';
import type { Space } from '../document/document-paths';
import { hoaDocuments, libraries } from '../document/document.queries';

export const folders = defineResource({
  section: 'documents',
  key: 'folders',
  history: 'GET /api/v1/document-folders/:folderId/history',
});

const listings = {
  hoa: 'GET /api/v1/hoa-documents/folders',
  mine: 'GET /api/v1/my-documents/folders',
} as const;

/** A folder with those in it; the top where none is named. */
export const useFolders = (space: Space, parentId?: string) =>
  libraries[space].useRead(listings[space], { query: { parentId } });

const searches = {
  hoa: 'GET /api/v1/hoa-documents/folders/search',
  mine: 'GET /api/v1/my-documents/folders/search',
} as const;

/** Folders of a tree by the words of their name; nothing is asked for without any. */
export const useFoundFolders = (space: Space, q: string) =>
  libraries[space].useRead(searches[space], { query: { q }, enabled: q !== '' });

export const useAddFolder = () => hoaDocuments.useWrite('POST /api/v1/document-folders');

export const useRenameFolder = (id: string) =>
  hoaDocuments.useWrite('PUT /api/v1/document-folders/:folderId', id);

export const useMoveFolder = (id: string) =>
  hoaDocuments.useWrite('POST /api/v1/document-folders/:folderId/move', id);

export const useRemoveFolder = () =>
  useCommand('documents', (id: string, idempotencyKey) =>
    call('DELETE /api/v1/document-folders/:folderId', { params: { folderId: id }, idempotencyKey }),
  );

export const useFolderAccess = (id: string) =>
  hoaDocuments.useRead('GET /api/v1/document-folders/:folderId/access', { ids: [id] });

export const useSetFolderAccess = (id: string) =>
  hoaDocuments.useWrite('PUT /api/v1/document-folders/:folderId/access', id);

export const useUnreachableFolders = () => hoaDocuments.useRead('GET /api/v1/document-folders/unreachable');

export const useTakeOverFolder = (id: string) =>
  hoaDocuments.useWrite('POST /api/v1/document-folders/:folderId/take-over', id);

export const useGranteeChoices = (
  folderId: string,
  query: { kind: Exclude<Grantee['kind'], 'everyone'>; search?: string },
  enabled: boolean,
) =>
  hoaDocuments.useRead('GET /api/v1/document-folders/:folderId/grantees', {
    ids: [folderId],
    query,
    enabled,
  });

export const useFollowFolder = () =>
  useCommand('documents', ({ id, isFollowed }: { id: string; isFollowed: boolean }, idempotencyKey) =>
    call('PUT /api/v1/document-folders/:folderId/follow', {
      params: { folderId: id },
      body: { isFollowed },
      idempotencyKey,
    }),
  );
