import { createInstance } from '@module-federation/runtime';
import { loadContainer, type Container, type EntryFile } from './container';
import { offerRuntime } from '../share/runtime-for-sections';
import { sharedModules } from '../share/shared-modules';

const instance = createInstance({
  name: 'courtyard_host',
  // Remotes are not declared to the runtime: it would bring a loader of its own, which checks and retries less.
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: sharedModules(forget),
});

offerRuntime();

const scope = 'default';

/** The runtime keeps the promise of a module that failed and never asks again. */
function forget(name: string, version: string): void {
  setTimeout(() => {
    const share = instance.shareScopeMap[scope]?.[name]?.[version];
    if (share && !share.loaded) share.loading = null;
  });
}

/** Hands the shared modules to a container, as the runtime does for a remote that it loads itself. */
async function start(entry: EntryFile, freshness: number): Promise<Container> {
  const container = await loadContainer(entry, freshness);
  await Promise.all(instance.initializeSharing(scope));
  const options = { version: '', shareScopeKeys: scope };
  Object.defineProperty(options, 'shareScopeMap', { value: instance.shareScopeMap, enumerable: false });
  await container.init(instance.shareScopeMap[scope] ?? {}, [], options);
  return container;
}

const containers = new Map<string, Promise<Container>>();

/**
 * Loads an exposed module of a section.
 * @param remote `freshness` counts the tries of a release: each has a container of its own
 * @param expose `./routes` or `./slots`
 */
export async function loadExposed(
  remote: { entry: EntryFile; freshness: number },
  expose: string,
): Promise<unknown> {
  const key = `${remote.entry.url} ${remote.freshness}`;
  const container = containers.get(key) ?? start(remote.entry, remote.freshness);
  containers.set(key, container);
  const factory = await (await container).get(expose);
  return factory();
}
