import { loadScript, type getRemoteEntry } from '@module-federation/enhanced/runtime';
import { diagnose } from './diagnose';
import { SectionLoadError, canPass } from './load-error';
import { loadLimitMs, loadTries, retryUrl, waitAfterTryMs } from './retry.rules';

export interface EntryFile {
  url: string;
  /** `sha384-…`; empty where the check is off. */
  integrity: string;
  /** Global name that the entry sets. */
  container: string;
}

/** What a federated entry offers, in the library's words. */
type Container = Extract<Awaited<ReturnType<typeof getRemoteEntry>>, object>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function tryOnce(entry: EntryFile, url: string): Promise<Container> {
  try {
    await loadScript(url, { attrs: { crossorigin: 'anonymous', integrity: entry.integrity } });
  } catch (cause) {
    const threw = cause instanceof Error && cause.name === 'ScriptExecutionError';
    if (threw) throw new SectionLoadError('evaluation', { url: entry.url, cause });
    throw await diagnose(entry.url, entry.integrity);
  }
  const container: unknown = Reflect.get(globalThis, entry.container);
  if (!isContainer(container)) throw new SectionLoadError('evaluation', { url: entry.url });
  return container;
}

async function tryUntil(isOver: AbortSignal, entry: EntryFile, freshness: number): Promise<Container> {
  for (let failedTries = 0; ;) {
    try {
      return await tryOnce(entry, retryUrl(entry.url, freshness * loadTries + failedTries));
    } catch (error) {
      failedTries += 1;
      const passes = error instanceof SectionLoadError && canPass(error.failure);
      if (!passes || isOver.aborted || failedTries >= loadTries) throw error;
      await sleep(waitAfterTryMs(failedTries, Math.random()));
    }
  }
}

/**
 * Runs a remote entry and gives the container that it sets. Throws a SectionLoadError. Tries again where the failure may
 * pass; all tries together have ten seconds.
 * @param freshness changes the address, so that a browser that holds the old answer asks again; 0 leaves it alone
 */
export async function runEntry(entry: EntryFile, freshness = 0): Promise<Container> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), loadLimitMs);
  const over = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(new SectionLoadError('timeout', { url: entry.url })));
  });
  try {
    return await Promise.race([tryUntil(limit.signal, entry, freshness), over]);
  } finally {
    clearTimeout(timer);
  }
}
