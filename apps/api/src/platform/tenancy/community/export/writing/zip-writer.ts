import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type ZipWriter, zipStream } from '../../../../files/export/zip-stream';

/** Writes a ZIP to a file that only its owner can read. Throws what `fill` or the disk throws; then remove the file. */
export const writeZip = (
  path: string,
  fill: (zip: ZipWriter) => Promise<void>,
  signal: AbortSignal,
): Promise<void> =>
  pipeline(zipStream(fill), createWriteStream(path, { mode: 0o600, flush: true }), { signal });
