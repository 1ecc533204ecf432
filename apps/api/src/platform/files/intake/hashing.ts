import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes bytes on, and gives the SHA-256 of them all, in hex, at their end. */
export const hashing = (into: (hex: string) => void) => {
  const hash = createHash('sha256');
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
    flush: (done) => {
      into(hash.digest('hex'));
      done();
    },
  });
};
