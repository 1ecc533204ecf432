import { z } from 'zod';
import { id, list, moment, one, optionalLine } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { chainHead } from '../period/period';
import { bookCheckStatuses } from './book-check.values';

/** A reading of the whole chain of the journal, of open items and of balances. */
export const bookCheck = z.object({
  id,
  status: z.enum(bookCheckStatuses),
  startedBy: z.string(),
  startedAt: moment,
  endedAt: moment.nullable(),
  /** Of so many entries so many are read. */
  entries: z.int(),
  entriesRead: z.int(),
  /** A head that was kept elsewhere, with which the chain is compared; null where none was given. */
  expected: chainHead.nullable(),
  /** The last entry that is right; null while it runs. */
  head: chainHead.nullable(),
  /** What is wrong, in the language of the caller, the first break of the chain first. */
  faults: z.array(z.string()),
});

export const bookCheckInput = z.object({
  /** As close reports and their letters print it: number, colon, 64 hexadecimal digits. */
  expectedHead: optionalLine(100).default(null),
});

export const bookCheckRoutes = {
  listBookChecks: defineRoute({
    method: 'GET',
    path: '/api/v1/book-checks',
    access: 'Periods View',
    summary: 'The last twenty checks of the books, the newest first',
    response: list(bookCheck),
  }),
  startBookCheck: defineRoute({
    method: 'POST',
    path: '/api/v1/book-checks',
    access: 'Books Check',
    summary: 'Read the whole chain in the background. 409 `check-running` while one runs.',
    body: bookCheckInput,
    response: one(bookCheck),
    status: 201,
  }),
  getBookCheck: defineRoute({
    method: 'GET',
    path: '/api/v1/book-checks/:bookCheckId',
    access: 'Periods View',
    summary: 'How far a check is, and what it found',
    params: z.object({ bookCheckId: id }),
    response: one(bookCheck),
  }),
};

export type BookCheck = z.infer<typeof bookCheck>;
