/** What has not arrived by then counts as lost, however many tries that was. */
export const loadLimitMs = 10_000;

/** How often a file is asked for before its section counts as failed. */
export const loadTries = 3;

/**
 * How long to wait after a failed try, in milliseconds: about 0.25 s, then about 0.75 s.
 * @param failedTries how many tries have failed, from 1
 * @param chance a number from 0 to 1 that spreads the tries of many browsers
 */
export function waitAfterTryMs(failedTries: number, chance: number): number {
  return 250 * 3 ** (failedTries - 1) * (0.5 + chance);
}

/** The address of a further try: the changed query steps around a cached failure. The first try keeps the address. */
export function retryUrl(url: string, failedTries: number): string {
  if (failedTries === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}retry=${failedTries}`;
}

/** The address as it was before a retry changed it. */
export function withoutRetry(url: string): string {
  return url.replace(/[?&]retry=\d+$/, '');
}
