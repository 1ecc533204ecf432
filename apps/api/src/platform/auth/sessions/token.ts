import { createHash, randomBytes } from 'node:crypto';

/** A token that cannot be guessed: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It has the entropy of a key, so that one fast hash protects it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
