import type { RegisteredSection } from '@courtyard/contract';

type Described = Pick<RegisteredSection, 'id' | 'version' | 'container' | 'entryUrl'>;

const entryOf = ({ entryUrl }: Described) => new URL(entryUrl, globalThis.location.href);

/** Address of the manifest that the build wrote beside a release's entry. */
export const manifestUrl = (release: Described) => new URL('mf-manifest.json', entryOf(release)).href;

const noFiles = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * A release in the form in which the library, and its tool in the browser, know a remote. Of its files it names the
 * entry only: the server's links preload the others.
 */
export function manifestOf(release: Described) {
  const { id, version, container } = release;
  const entry = entryOf(release);
  const name = entry.pathname.split('/').at(-1) ?? '';
  return {
    id: container,
    name: container,
    metaData: {
      name: container,
      globalName: container,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: id },
      publicPath: new URL('.', entry).href,
      remoteEntry: { name, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
    },
    exposes: ['routes', 'slots'].map((expose) => ({
      id: `${container}:${expose}`,
      name: expose,
      path: `./${expose}`,
      assets: noFiles,
    })),
    shared: [],
    remotes: [],
  };
}
