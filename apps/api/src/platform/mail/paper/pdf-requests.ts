import { AsyncLocalStorage } from 'node:async_hooks';
import pLimit, { type LimitFunction } from 'p-limit';
import { databaseMemory } from '../../database/memory';
import { msg } from '../../http/language/sentence';
import { tooMany } from '../../http/problem';

interface PdfRequest {
  /** Null for an anonymous request. */
  memberId: string | null;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
}

/** The request that PDFs are made for; none in a job. */
const requests = new AsyncLocalStorage<PdfRequest>();

/** Does the work of a request that PDFs may be made in. */
export const makingPdfsFor = <T>(request: PdfRequest, work: () => Promise<T>): Promise<T> =>
  requests.run(request, work);

/** One person's PDFs are made one after the other, so that nobody else waits for all of them. */
const queues = databaseMemory<string, LimitFunction>();
const maxWaiting = 8;

const tooManyPdfs = () =>
  tooMany(
    10,
    msg`${maxWaiting} PDFs are already being created for you. Wait until they’re ready and try again.`,
  );

/** Makes a PDF when it is this person's turn. Throws 429 where too many of theirs are waiting, and where the client went away. */
export async function inTurn<T>(make: (signal?: AbortSignal) => Promise<T>): Promise<T> {
  const request = requests.getStore();
  if (!request) return make();
  const { memberId, signal } = request;
  const key = memberId ?? '';
  const queue = queues.get(key) ?? pLimit(1);
  if (queue.activeCount + queue.pendingCount >= maxWaiting) throw tooManyPdfs();
  queues.set(key, queue);
  try {
    return await queue(async () => {
      signal.throwIfAborted();
      return make(signal);
    });
  } finally {
    if (queue.activeCount + queue.pendingCount === 0) queues.delete(key);
  }
}
