import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { hashing } from '../intake/hashing';

export interface ZipWriter {
  /** Adds an entry as fast as the ZIP is read. Gives its SHA-256 in hex and its size. */
  add(
    name: string,
    content: Readable,
    options?: { isCompressed?: boolean },
  ): Promise<{ sha256: string; bytes: number }>;
}

/** The error reaches the reader of the stream, or the caller of `add`. Without a listener it would end the process. */
const handledElsewhere = () => {};

/**
 * A ZIP (with ZIP64 where needed), written while it is read; only the name and place of each entry are held in memory. `fill` adds
 * the entries, one after the other, each opened at its turn.
 *
 * When a source fails, or `fill` throws, the stream is destroyed with that error: a ZIP without its end doesn't open. When the
 * reader goes away, the current source is destroyed and `add` throws, so that `fill` releases what it holds.
 */
export function zipStream(fill: (zip: ZipWriter) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const reading = new AbortController();
  const fail = (error: unknown) => {
    reading.abort(error);
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  output.on('error', handledElsewhere);
  output.once('close', () => reading.abort(new Error('output closed')));
  zip.on('error', fail);
  pipeline(zip.outputStream, output).catch(fail);

  const add: ZipWriter['add'] = async (name, content, { isCompressed = true } = {}) => {
    content.on('error', handledElsewhere);
    let sum = { sha256: '', bytes: 0 };
    const measured = hashing((sha256, bytes) => (sum = { sha256, bytes }));
    measured.on('error', handledElsewhere);
    try {
      reading.signal.throwIfAborted();
      zip.addReadStream(measured, name, { compress: isCompressed, mode: 0o100600 });
      await pipeline(content, measured, { signal: reading.signal });
    } catch (error) {
      content.destroy();
      throw error;
    }
    return sum;
  };
  fill({ add }).then(() => zip.end(), fail);
  return output;
}
