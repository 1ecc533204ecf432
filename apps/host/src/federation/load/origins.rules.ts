const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLocal = (url: URL) => localNames.has(url.hostname) || url.hostname.endsWith('.localhost');

/** Whether code may come from an address: the page's own origin, or one that the operator listed. */
export function isAllowedOrigin(url: string, pageUrl: string, allowed: readonly string[]): boolean {
  const { origin, protocol } = new URL(url, pageUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return origin === new URL(pageUrl).origin || allowed.includes(origin);
}

/** Whether a developer may point a section at an address: their own machine, or a preview origin that the operator listed. */
export function isOverrideOrigin(url: string, pageUrl: string, previews: readonly string[]): boolean {
  if (!URL.canParse(url, pageUrl)) return false;
  const address = new URL(url, pageUrl);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return false;
  return isLocal(address) || previews.includes(address.origin);
}
