import { call, defineResource, useCommand } from '@courtyard/common';
import type { RecordRef } from '@courtyard/contract/documents/document/document';
import { documentPaths, type Space } from './document-paths';

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

/** The lists and the details of each tree. */
export const libraries = { hoa: hoaDocuments, mine: myDocuments };

/** From one document of a list to the next. */
export const walks = {
  hoa: hoaDocuments.pager({ to: (id) => documentPaths.details('hoa', id), nameOf: ({ name }) => name }),
  mine: myDocuments.pager({ to: (id) => documentPaths.details('mine', id), nameOf: ({ name }) => name }),
};

export const useOverview = () => hoaDocuments.useRead('GET /api/v1/documents/overview');

/** A file is of one document: adding it again, after a lost answer or a reload, answers the same one. */
export const addUploaded = (body: { folderId: string; fileId: string; linkTo: RecordRef | null }) =>
  call('POST /api/v1/documents', { body, idempotencyKey: `document ${body.fileId}` });

/** Documents of a tree with words in their text; nothing is asked for without any. */
export const useContentSearch = (space: Space, q: string) =>
  hoaDocuments.useRead('GET /api/v1/documents/contents', { query: { q, space }, enabled: q !== '' });

/** The text that was read of the current version. */
export const useDocumentText = (id: string) =>
  hoaDocuments.useRead('GET /api/v1/documents/:documentId/text', { ids: [id] });

export const useMoveDocument = (id: string) =>
  hoaDocuments.useWrite('POST /api/v1/documents/:documentId/move', id);

export const useCopyDocument = (id: string) =>
  hoaDocuments.useWrite('POST /api/v1/documents/:documentId/copy', id);

export const useRestoreVersion = (id: string, number: number) =>
  hoaDocuments.useWrite('POST /api/v1/documents/:documentId/versions/:number/restore', id, String(number));

// Of a document that is known only when one is chosen from a list.

interface AtVersion {
  id: string;
  version: number;
}

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

export const useSetFavorite = () =>
  useCommand(section, ({ id, isFavorite }: { id: string; isFavorite: boolean }, idempotencyKey) =>
    call('PUT /api/v1/documents/:documentId/favorite', {
      params: { documentId: id },
      body: { isFavorite },
      idempotencyKey,
    }),
  );
