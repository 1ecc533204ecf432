import { call, defineResource, useCommand } from '@courtyard/common';
import type { DocumentInput } from '@courtyard/contract/documents/document/document';
import { documentPaths } from './document-paths';

const section = 'documents';
const history = 'GET /api/v1/documents/:documentId/history';

export const hoaDocuments = defineResource({
  section,
  key: 'hoa-documents',
  list: 'GET /api/v1/hoa-documents',
  one: 'GET /api/v1/hoa-documents/:documentId',
  history,
});

export const myDocuments = defineResource({
  section,
  key: 'my-documents',
  list: 'GET /api/v1/my-documents',
  one: 'GET /api/v1/my-documents/:documentId',
  history,
});

export const trash = defineResource({
  section,
  key: 'trash',
  list: 'GET /api/v1/documents/trash',
  remove: 'DELETE /api/v1/documents/:documentId',
});

/** From one document of a list to the next. */
export const walks = {
  hoa: hoaDocuments.walk({ to: (id) => documentPaths.details('hoa', id), nameOf: ({ name }) => name }),
  mine: myDocuments.walk({ to: (id) => documentPaths.details('mine', id), nameOf: ({ name }) => name }),
};

export const useOverview = () => hoaDocuments.useRead('GET /api/v1/documents/overview');

interface AtVersion {
  id: string;
  version: number;
}

export const useAddDocument = () =>
  useCommand(
    section,
    async (body: Partial<DocumentInput> & { folderId: string; fileId: string }, idempotencyKey) => {
      const { data } = await call('POST /api/v1/documents', { body, idempotencyKey });
      return data;
    },
  );

export const useTrashDocument = () =>
  useCommand(section, async ({ id, version }: AtVersion, idempotencyKey) => {
    const options = { params: { documentId: id }, body: { version }, idempotencyKey };
    return (await call('POST /api/v1/documents/:documentId/trash', options)).data;
  });

export const useRestoreDocument = () =>
  useCommand(section, async ({ id, version }: AtVersion, idempotencyKey) => {
    const options = { params: { documentId: id }, body: { version }, idempotencyKey };
    return (await call('POST /api/v1/documents/:documentId/restore', options)).data;
  });

export const useMoveDocument = () =>
  useCommand(section, async ({ id, version, folderId }: AtVersion & { folderId: string }, idempotencyKey) => {
    const options = { params: { documentId: id }, body: { version, folderId }, idempotencyKey };
    return (await call('POST /api/v1/documents/:documentId/move', options)).data;
  });

export const useRestoreVersion = () =>
  useCommand(section, async ({ id, version, number }: AtVersion & { number: number }, idempotencyKey) => {
    const options = { params: { documentId: id, number }, body: { version }, idempotencyKey };
    return (await call('POST /api/v1/documents/:documentId/versions/:number/restore', options)).data;
  });

export const useSetFavorite = () =>
  useCommand(section, ({ id, isFavorite }: { id: string; isFavorite: boolean }, idempotencyKey) =>
    call('PUT /api/v1/documents/:documentId/favorite', {
      params: { documentId: id },
      body: { isFavorite },
      idempotencyKey,
    }),
  );
