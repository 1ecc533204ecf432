import { withoutRetry } from './retry.rules';

declare global {
  /** Asked by the chunk loading of every section: the hash that the file at an address must have. */
  var courtyardIntegrity: ((url: string) => string) | undefined;
}

/** Well-formed, so that the browser checks it, and the hash of nothing: a file that nobody named is refused. */
const refused = `sha384-${'A'.repeat(64)}`;

const hashes = new Map<string, string>();
const unchecked = new Set<string>();

const absolute = (url: string) => new URL(withoutRetry(url), globalThis.location.href).href;

/** Remembers the hashes of a release's files. They are kept: a tab may still use a release that was replaced. */
export function trustAssets(assets: Readonly<Record<string, string>>): void {
  for (const [url, hash] of Object.entries(assets)) hashes.set(absolute(url), hash);
}

/** Takes files from an origin without a check. Only for a developer's own machine. */
export function trustOrigin(origin: string): void {
  unchecked.add(origin);
}

/** The hash for an address; the empty text where the check is off, and a hash that nothing has for an unknown file. */
export function integrityFor(url: string): string {
  const address = absolute(url);
  const hash = hashes.get(address);
  if (hash !== undefined) return hash;
  return unchecked.has(new URL(address).origin) ? '' : refused;
}

globalThis.courtyardIntegrity = integrityFor;
