import { installedVersion, readApp, workspaceFolder } from '../app-folder.mjs';

/** What the host provides to sections at run time, by the name in the import. Nothing else is shared. */
export const sharedNames = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  'zustand',
  '@tanstack/react-query',
  '@courtyard/common',
  '@courtyard/common/router',
  '@courtyard/ui',
  '@courtyard/ui/forms',
  '@courtyard/ui/data',
  '@courtyard/ui/overlays',
  '@courtyard/ui/details',
  '@courtyard/ui/charts',
  '@courtyard/ui/trend',
  '@courtyard/ui/uploads',
  '@courtyard/ui/board',
  '@courtyard/ui/calendar',
  '@courtyard/ui/grid',
];

/** Those of them that the host fetches when the first section asks. */
export const fetchedNames = sharedNames.filter((name) => name.startsWith('@courtyard/ui/'));

const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function versionOf(packageName) {
  if (packageName.startsWith('@courtyard/')) {
    return readApp(workspaceFolder(packageName.replace('@courtyard', 'packages'))).version;
  }
  const folders = ['apps/host', 'packages/common', 'packages/ui'].map(workspaceFolder);
  const version = installedVersion(packageName, folders);
  if (!version)
    throw new Error(`${packageName} is shared with sections but the host does not have it installed.`);
  return version;
}

/**
 * Shared modules with the versions that are really installed (a `workspace:*` range means nothing at run time).
 * @returns {Record<string, string>} version by the name in the import
 */
export function sharedVersions() {
  return Object.fromEntries(sharedNames.map((name) => [name, versionOf(packageOf(name))]));
}

/** The `shared` of a section: taken from the host, never brought along; another major version is refused. */
export function consumedModules() {
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      { import: false, singleton: true, strictVersion: true, requiredVersion: `^${version}` },
    ]),
  );
}
