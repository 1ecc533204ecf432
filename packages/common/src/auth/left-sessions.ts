import { leftSessionsKey, readStored, writeStored } from '../settings/browser-storage';
import { ApiError } from '../wire/api-error';
import { send } from '../wire/send';

function storedProofs(): string[] {
  const stored = readStored(leftSessionsKey);
  return Array.isArray(stored) ? stored.filter((proof) => typeof proof === 'string') : [];
}

const storeProofs = (proofs: readonly string[]) =>
  writeStored(leftSessionsKey, proofs.length > 0 ? proofs : null);

/** The SHA-256 of a token in base64url; null where the page came over plain http, which has no such means. */
async function proofOf(token: string): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Notes a session that was left while the server could not be told, so that it is ended as soon as it can be. Of the
 * person nothing stays: what is kept can end that one session and no other, and opens nothing.
 */
export async function recordLeftSession(token: string): Promise<void> {
  const proof = await proofOf(token);
  if (proof !== null) storeProofs([...new Set([...storedProofs(), proof])]);
}

/** Tells the server of every session that was left. What cannot be told now stays noted. */
export async function endLeftSessions(): Promise<void> {
  for (const proof of storedProofs()) {
    try {
      await send({ method: 'POST', path: '/api/v1/member-auth/logout/late', json: { proof } });
    } catch (error) {
      // A proof that is refused will be refused again.
      const isFinal =
        error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
      if (!isFinal) return;
    }
    storeProofs(storedProofs().filter((other) => other !== proof));
  }
}
