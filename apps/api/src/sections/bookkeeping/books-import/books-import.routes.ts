import { booksImportRoutes } from '@courtyard/contract/bookkeeping/books-import/books-import';
import { implement, type Module } from '../../../platform/http/implement';
import { checkBooksImport, postBooksImport, readFile } from './books-import.service';

export const booksImportModule: Module = () => [
  implement(booksImportRoutes.readBooksImport, async (call) => ({ data: await readFile(call, call.body) })),
  implement(booksImportRoutes.checkBooksImport, async (call) => ({
    data: await checkBooksImport(call, call.body),
  })),
  implement(booksImportRoutes.postBooksImport, async (call) => ({
    data: await postBooksImport(call, call.body),
  })),
];
