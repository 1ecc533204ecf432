/** Whether code may come from an address: the page's own origin, or one that the operator listed. */
export function isAllowedOrigin(url: string, pageUrl: string, allowed: readonly string[]): boolean {
  const { origin, protocol } = new URL(url, pageUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return origin === new URL(pageUrl).origin || allowed.includes(origin);
}
