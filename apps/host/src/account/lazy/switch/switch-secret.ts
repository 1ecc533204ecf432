const storageKey = 'courtyard-switch';

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Makes up a secret that this tab keeps for this community, and gives its SHA-256: with the secret alone a ticket can be used,
 * so that nobody is signed in as somebody else by a link (RFC 7636 does the same).
 */
export async function makeChallenge(): Promise<string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(storageKey, verifier);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(hash));
}

/** The secret of this tab, once. */
export function takeVerifier(): string {
  const verifier = sessionStorage.getItem(storageKey) ?? '';
  sessionStorage.removeItem(storageKey);
  return verifier;
}
