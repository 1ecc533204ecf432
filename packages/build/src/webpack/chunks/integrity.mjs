import { createHash } from 'node:crypto';

/** Subresource Integrity of a file's bytes (W3C SRI), as it stands in an `integrity` attribute. */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Length of every value that `integrityOf` gives: a placeholder of this length moves nothing in a file. */
export const integrityLength = integrityOf('').length;
