/** A fresh idempotency key: one per command of a person, the same on every retry of it. */
export function newIdempotencyKey(): string {
  // randomUUID is missing where a page is served without TLS from a plain host name.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
