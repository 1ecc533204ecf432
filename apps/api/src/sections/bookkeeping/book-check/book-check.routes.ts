import { bookCheckRoutes } from '@courtyard/contract/bookkeeping/book-check/book-check';
import { implement, type Module } from '../../../platform/http/implement';
import { getBookCheck, listBookChecks, startBookCheck } from './book-check.service';

export const bookCheckModule: Module = () => [
  implement(bookCheckRoutes.listBookChecks, (call) => listBookChecks(call)),
  implement(bookCheckRoutes.startBookCheck, async (call) => ({
    data: await startBookCheck(call, call.body),
  })),
  implement(bookCheckRoutes.getBookCheck, async (call) => ({
    data: await getBookCheck(call, call.params.bookCheckId),
  })),
];
