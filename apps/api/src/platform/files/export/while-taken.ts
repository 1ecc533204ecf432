import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A client that takes nothing for so long is gone. */
const defaultStallMs = 60_000;

/**
 * Writes bytes as fast as they are taken, and leaves `out` open behind them. Where a chunk is not taken in time, `out`
 * is destroyed and this throws, so that nobody keeps what the bytes come from by not reading.
 */
export function writeWhileTaken(
  bytes: Readable,
  out: Writable,
  stallMs: number = defaultStallMs,
): Promise<void> {
  // Destroyed, not aborted by a signal: a pipeline that leaves its end open waits for the drain of it all the same.
  const giveUp = () => out.destroy(new Error(`nobody took the file for ${stallMs / 1000} s`));
  async function* timed(chunks: AsyncIterable<unknown>) {
    for await (const chunk of chunks) {
      const timer = setTimeout(giveUp, stallMs);
      try {
        yield chunk;
      } finally {
        clearTimeout(timer);
      }
    }
  }
  return pipeline(bytes, timed, out, { end: false });
}
