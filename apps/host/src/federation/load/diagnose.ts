import type { SectionFailureKind } from '@courtyard/contract';
import { SectionLoadError } from './load-error';

const isScript = (answer: Response) => /javascript/.test(answer.headers.get('content-type') ?? '');

async function hasHash(answer: Response, integrity: string): Promise<boolean> {
  // Without a secure context there is no digest; the browser refused the file, so it is not the one that was named.
  if (!integrity || !globalThis.crypto?.subtle) return !integrity;
  const digest = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
  return integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

async function causeOf(url: string, integrity: string): Promise<SectionFailureKind> {
  const answer = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(5_000) });
  if (answer.status === 404 || answer.status === 410) return 'http-404';
  if (!answer.ok) return 'network';
  if (!isScript(answer)) return 'wrong-content';
  return (await hasHash(answer, integrity)) ? 'network' : 'integrity';
}

/**
 * Finds out why a script did not load: a script element says only that it did not. Asks for the file once more.
 * A file that is right by now counts as a passing failure of the network.
 */
export async function diagnose(url: string, integrity: string): Promise<SectionLoadError> {
  try {
    return new SectionLoadError(await causeOf(url, integrity), { url });
  } catch (cause) {
    return new SectionLoadError('network', { url, cause });
  }
}
