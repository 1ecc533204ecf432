import { call, useCommand } from '@courtyard/common';
import type { FolderAccessInput, Grantee } from '@courtyard/contract/documents/folder/folder';
import type { Space } from '../document/document-paths';
import { hoaDocuments, myDocuments } from '../document/document.queries';

const section = 'documents';

const useHoaFolders = (parentId?: string, enabled = true) =>
  hoaDocuments.useRead('GET /api/v1/hoa-documents/folders', { query: { parentId }, enabled });
const useMyFolders = (parentId?: string, enabled = true) =>
  myDocuments.useRead('GET /api/v1/my-documents/folders', { query: { parentId }, enabled });

/** A folder with those in it; the top where none is named. */
export function useFolders(space: Space, parentId?: string) {
  const hoa = useHoaFolders(parentId, space === 'hoa');
  const mine = useMyFolders(parentId, space === 'mine');
  return space === 'hoa' ? hoa : mine;
}

export const useAddFolder = () => hoaDocuments.useWrite('POST /api/v1/document-folders');

interface AtVersion {
  id: string;
  version: number;
}

export const useRenameFolder = () =>
  useCommand(section, async ({ id, ...body }: AtVersion & { name: string }, idempotencyKey) => {
    const options = { params: { folderId: id }, body, idempotencyKey };
    return (await call('PUT /api/v1/document-folders/:folderId', options)).data;
  });

export const useMoveFolder = () =>
  useCommand(section, async ({ id, ...body }: AtVersion & { parentId: string }, idempotencyKey) => {
    const options = { params: { folderId: id }, body, idempotencyKey };
    return (await call('POST /api/v1/document-folders/:folderId/move', options)).data;
  });

export const useRemoveFolder = () =>
  useCommand(section, (id: string, idempotencyKey) =>
    call('DELETE /api/v1/document-folders/:folderId', { params: { folderId: id }, idempotencyKey }),
  );

export const useFolderAccess = (folderId: string) =>
  hoaDocuments.useRead('GET /api/v1/document-folders/:folderId/access', { ids: [folderId] });

export const useSetFolderAccess = (folderId: string) =>
  useCommand(section, async (body: FolderAccessInput, idempotencyKey) => {
    const options = { params: { folderId }, body, idempotencyKey };
    return (await call('PUT /api/v1/document-folders/:folderId/access', options)).data;
  });

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
