import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { hashing } from '../../../../files/intake/hashing';

export interface ZipWriter {
  /** Adds what streams, as fast as the disk takes it. Gives its SHA-256 in hex and its bytes. */
  add(
    name: string,
    content: Readable,
    options?: { isCompressed?: boolean },
  ): Promise<{ sha256: string; bytes: number }>;
}

/**
 * Writes a ZIP (with ZIP64 where it is needed), readable by its owner only; of each entry nothing is held but its name
 * and place. Passes on what `fill` throws; the file is to be removed then.
 */
export async function writeZip(
  path: string,
  fill: (zip: ZipWriter) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600, flush: true }), {
    signal,
  });
  // Awaited below. A disk that runs full meanwhile ends `fill` by it.
  written.catch(() => {});
  const failed = new Promise<never>((_resolve, reject) => void written.catch(reject));
  failed.catch(() => {});
  const add: ZipWriter['add'] = (name, content, { isCompressed = true } = {}) => {
    let bytes = 0;
    const added = new Promise<{ sha256: string; bytes: number }>((resolve, reject) => {
      const measured = hashing((sha256) => resolve({ sha256, bytes }));
      content.on('data', (chunk: Buffer) => (bytes += chunk.length));
      pipeline(content, measured, { signal }).catch(reject);
      zip.addReadStream(measured, name, { compress: isCompressed, mode: 0o100600 });
    });
    return Promise.race([added, failed]);
  };
  await fill({ add });
  zip.end();
  await written;
}
