/**
 * A network address without what tells one house from the next: the first three parts of an IPv4 address, as many of an IPv6
 * address (RFC 6177 gives a site that much). It is enough to know one's own from a strange one.
 */
export function shortAddress(address: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (four) return `${four}.…`;
  const groups = address.split(':');
  return groups.length > 3 && groups[0] !== '' ? `${groups.slice(0, 3).join(':')}:…` : address;
}
