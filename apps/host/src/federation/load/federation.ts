import type { RegisteredSection } from '@courtyard/contract';
import {
  createInstance,
  registerGlobalPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { checkShares } from '../share/check-shares.plugin';
import { sharedModules } from '../share/shared-modules';
import { manifestOf, manifestUrl } from './manifest';
import { runEntry } from './run-entry';

/** One start of a release. `freshness` counts the starts: each has a container of its own. */
export interface Start {
  release: Pick<RegisteredSection, 'id' | 'version' | 'container' | 'entryUrl' | 'integrity'>;
  freshness: number;
}

/** The start that stands behind each container's name. */
const starts = new Map<string, Start>();

/** How the library comes by what it loads: descriptions from the registry, entries by way of {@link runEntry}. */
const fromRegistry: ModuleFederationRuntimePlugin = {
  name: 'courtyard-registry',
  // The registry has said what stands in the manifest, so no request is spent on it.
  fetch(_manifestUrl, _init, remote) {
    const start = remote && starts.get(remote.name);
    if (start) return Promise.resolve(new Response(JSON.stringify(manifestOf(start.release))));
  },
  async loadEntry({ remoteInfo: { name, entry } }) {
    const start = starts.get(name);
    if (!start) return;
    const { integrity, container } = start.release;
    return runEntry({ url: entry, integrity, container }, start.freshness);
  },
};

// The page's plugins are those of each section too, whose instance is made when its entry runs.
registerGlobalPlugins([checkShares(sharedModules)]);

const host = createInstance({
  name: 'courtyard_host',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: sharedModules,
  // Sections are built without a runtime (`externalRuntime`) and take this one.
  plugins: [provideRuntime(), fromRegistry],
});

function register(start: Start): void {
  const { container, entryUrl } = start.release;
  const earlier = starts.get(container);
  if (earlier?.release.entryUrl === entryUrl && earlier.freshness === start.freshness) return;
  starts.set(container, start);
  // By force the library forgets the container that had the name, and what it knew of the release.
  host.registerRemotes([{ name: container, entry: manifestUrl(start.release) }], {
    force: earlier !== undefined,
  });
}

/**
 * Loads an exposed module of a section. Rejects with what loading or running its code threw.
 * @param expose `./routes` or `./slots`
 */
export function loadExposed(start: Start, expose: string): Promise<unknown> {
  register(start);
  return host.loadRemote(expose.replace('.', start.release.container));
}
