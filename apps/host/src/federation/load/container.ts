import { diagnose } from './diagnose';
import { SectionLoadError, mayPass } from './load-error';
import { loadLimitMs, loadTries, retryUrl, waitAfterTryMs } from './retry.rules';

export interface EntryFile {
  url: string;
  /** `sha384-…`; empty where the check is off. */
  integrity: string;
  /** Global name that the entry sets. */
  container: string;
}

/** What a federated entry offers. */
export interface Container {
  init: (shareScope: object, initScope: object[], options: object) => Promise<void> | void;
  get: (expose: string) => Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type ScriptEnd = 'load' | 'error' | 'timeout';

function runScript(url: string, integrity: string): Promise<ScriptEnd> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = (result: ScriptEnd) => {
      clearTimeout(limit);
      script.remove();
      resolve(result);
    };
    const limit = setTimeout(() => end('timeout'), loadLimitMs);
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.addEventListener('load', () => end('load'));
    script.addEventListener('error', () => end('error'));
    document.head.append(script);
  });
}

async function tryOnce(entry: EntryFile, url: string): Promise<Container> {
  // Set before the run, so that an entry that throws cannot leave an older container to be taken for its own.
  Reflect.set(globalThis, entry.container, undefined);
  const end = await runScript(url, entry.integrity);
  if (end === 'timeout') throw new SectionLoadError('timeout', { url: entry.url });
  if (end === 'error') throw await diagnose(entry.url, entry.integrity);
  const container: unknown = Reflect.get(globalThis, entry.container);
  if (!isContainer(container)) throw new SectionLoadError('evaluation', { url: entry.url });
  return container;
}

/**
 * Runs a remote entry and gives a container of its own, also where the same entry ran before.
 * Throws a SectionLoadError. Tries again where the failure may pass.
 * @param freshness changes the address, so that a browser that holds the old answer asks again; 0 leaves it alone
 */
export async function loadContainer(entry: EntryFile, freshness = 0): Promise<Container> {
  for (let failedTries = 0; ;) {
    try {
      return await tryOnce(entry, retryUrl(entry.url, freshness * loadTries + failedTries));
    } catch (error) {
      failedTries += 1;
      const passes = error instanceof SectionLoadError && mayPass(error.failure);
      if (!passes || failedTries >= loadTries) throw error;
      await sleep(waitAfterTryMs(failedTries, Math.random()));
    }
  }
}
