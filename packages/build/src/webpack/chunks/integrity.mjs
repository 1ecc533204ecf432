import { createHash } from 'node:crypto';

const hashed = (algorithm, bytes) => `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Subresource Integrity of a file's bytes (W3C SRI), as it stands in an `integrity` attribute. */
export const integrityOf = (bytes) => hashed('sha384', bytes);

/** The same, a third shorter: for where those of all chunks are carried by what everybody loads first. */
export const shortIntegrityOf = (bytes) => hashed('sha256', bytes);
