import { ECDH } from 'node:crypto';

/**
 * The push services of the browsers there are. The server calls an address that a browser names, so no other is taken:
 * it could lie inside of the network.
 */
const publicServices: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)+push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)+notify\.windows\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
];

/** Whether the server may push to an address: of a known service, or of an origin that the operator allows. */
export function isPushEndpoint(address: string, allowedOrigins: readonly string[]): boolean {
  const { protocol, hostname, port, username, password, origin } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (allowedOrigins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && publicServices.some((service) => service.test(hostname));
}

/** Whether a message can be encrypted for a browser by its keys: a point of P-256, whole, and 16 bytes (RFC 8291). */
export function areUsableKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length < 16) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
