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
