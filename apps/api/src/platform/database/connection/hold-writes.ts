import { Writable } from 'node:stream';
import type { PoolClient } from 'pg';

// The driver's types leave out its connection.
function streamOf(client: object): Writable | null {
  if (!('connection' in client)) return null;
  const { connection } = client;
  if (typeof connection !== 'object' || connection === null || !('stream' in connection)) return null;
  return connection.stream instanceof Writable ? connection.stream : null;
}

/**
 * Holds back what is sent until this turn of the event loop has done its promises: queries that do not wait for each other then
 * leave in one system call, which costs more than all else that is done for a short one.
 */
export function holdWrites(client: PoolClient): void {
  const stream = streamOf(client);
  if (!stream || stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
