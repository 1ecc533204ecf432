import { call, upload, useCommand } from '@courtyard/common';
import type {
  BooksImportInput,
  BooksImportKind,
} from '@courtyard/contract/bookkeeping/books-import/books-import';

interface Chosen {
  kind: BooksImportKind;
  file: File;
  signal: AbortSignal;
}

/** Stores a file and reads its columns. */
export const useReadFile = () =>
  useCommand('bookkeeping', async ({ kind, file, signal }: Chosen) => {
    const stored = await upload('POST /api/v1/files', file, { signal });
    const options = { body: { kind, fileId: stored.data.id }, signal };
    return (await call('POST /api/v1/books-import/read', options)).data;
  });

export const useCheckBooksImport = () =>
  useCommand(
    'bookkeeping',
    async (body: BooksImportInput) => (await call('POST /api/v1/books-import/check', { body })).data,
  );

interface Posting {
  input: BooksImportInput;
  onPosted: (posted: number) => void;
}

/** Posts a hundred entries after the other until all are. Stopped on the way, it goes on where it was: each is posted once. */
export const usePostBooksImport = () =>
  useCommand('bookkeeping', async ({ input, onPosted }: Posting) => {
    for (let before = -1; ;) {
      const { data } = await call('POST /api/v1/books-import/post', { body: input });
      onPosted(data.posted);
      if (data.posted >= data.all || data.posted === before) return data;
      before = data.posted;
    }
  });
