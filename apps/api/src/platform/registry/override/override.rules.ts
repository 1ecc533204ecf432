const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const isOwnMachine = (url: URL) => localNames.has(url.hostname) || url.hostname.endsWith('.localhost');

/** Whether an origin is one that the operator listed: `https://preview.example`, or `https://*.preview.example` for all below it. */
function isListed({ origin, protocol, host }: URL, previews: readonly string[]): boolean {
  return previews.some((preview) => {
    const below = /^(https?:)\/\/\*(\..+)$/.exec(preview);
    return below ? protocol === below[1] && host.endsWith(below[2] ?? '') : origin === preview;
  });
}

/**
 * The origin of a build that a person may run in place of a release: on their own machine, or one that the operator
 * listed. Null for any other address.
 */
export function overrideOrigin(address: string, previews: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '') return null;
  return isOwnMachine(url) || isListed(url, previews) ? url.origin : null;
}
