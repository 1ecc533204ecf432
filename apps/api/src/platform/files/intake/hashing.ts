import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Passes bytes on, and gives the SHA-256 of them all, in hex, and their number at their end. */
export const hashing = (into: (hex: string, bytes: number) => void) => {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
    flush: (done) => {
      into(hash.digest('hex'), bytes);
      done();
    },
  });
};

/** Writes what streams to a file with its folders, both for their owner only. Gives the SHA-256 in hex. */
export async function receiveFile(path: string, content: Readable): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  let sha256 = '';
  await pipeline(
    content,
    hashing((hex) => (sha256 = hex)),
    createWriteStream(path, { mode: 0o600 }),
  );
  return sha256;
}
