import { createHash } from 'node:crypto';
import type { MenuItem, SectionDeclaration, SectionRelease } from '@courtyard/contract';
import { reservedSegments } from '@courtyard/contract/wire/compatibility/reserved-segments.values';
import { valid } from 'semver';

/** A version names a folder. */
const longestVersion = 128;

/** What is known of the sections that were published before. */
export interface KnownSection {
  id: string;
  basePath: string;
  /** Names of the containers of all its releases; a build may name each release's its own. */
  containers: readonly string[];
  permissions: readonly string[];
}

/** Whether one path is the other or lies below it, by whole segments: `/people` and `/people-x` do not overlap. */
export function overlaps(a: string, b: string): boolean {
  const slash = (path: string) => (path.endsWith('/') ? path : `${path}/`);
  return slash(a).startsWith(slash(b)) || slash(b).startsWith(slash(a));
}

function menuItems(item: MenuItem): MenuItem[] {
  return [item, ...(item.children ?? []).flatMap(menuItems)];
}

function menuUrls({ menu, ownPlaces = [] }: SectionDeclaration): (string | undefined)[] {
  return [
    ...menuItems(menu).map(({ url }) => url),
    ...ownPlaces.flatMap(({ url, listUrl }) => [url, listUrl]),
  ];
}

function undeclared(declaration: SectionDeclaration): string[] {
  const used = [
    ...declaration.routes.map((route) => route.permission),
    ...declaration.slots.map((slot) => slot.permission),
    ...(declaration.actions ?? []).map((action) => action.permission),
    ...menuItems(declaration.menu).map((item) => item.requiredPermission),
    ...(declaration.ownPlaces ?? []).map((place) => place.requiredPermission),
  ];
  return [...new Set(used)]
    .filter((name) => name !== undefined && !(name in declaration.permissions))
    .map(String);
}

function namedFiles({
  initial,
  pages,
  cards = {},
}: Pick<SectionRelease, 'initial' | 'pages' | 'cards'>): string[] {
  return [...initial, ...[pages, cards].flatMap(Object.values).flatMap((part) => part.files)];
}

/** Why a release cannot be what it says, on its own; empty where it can. */
export function faultsOf({ declaration, ...release }: SectionRelease): string[] {
  const faults: string[] = [];
  const files = new Set(release.assets.map((asset) => asset.file));
  if (!isExactVersion(release.version)) faults.push(`version ${release.version} is not a semantic version`);
  if (release.version.length > longestVersion)
    faults.push(`the version has more than ${longestVersion} characters`);
  if (!files.has(release.entry)) faults.push(`the entry ${release.entry} is not among the assets`);
  for (const file of namedFiles(release))
    if (!files.has(file)) faults.push(`${file} is not among the assets`);
  for (const { file } of release.assets)
    if (!isPlainPath(file)) faults.push(`${file} is not a plain file name`);
  if (reservedSegments.has(declaration.basePath.split('/')[1] ?? '') || declaration.basePath === '/') {
    faults.push(`the path ${declaration.basePath} belongs to the host`);
  }
  for (const url of menuUrls(declaration)) {
    if (url !== undefined && !overlaps(url, declaration.basePath)) {
      faults.push(`the menu names ${url}, which is not below ${declaration.basePath}`);
    }
  }
  const ids = menuItems(declaration.menu).map(({ id }) => id);
  for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) < at)))
    faults.push(`the menu has two entries with the id ${id}`);
  for (const name of undeclared(declaration)) faults.push(`the permission ${name} is used and not declared`);
  return faults;
}

/** `v1.2.3` and spaces around a version mean the same to semver, and would be releases of their own here. */
const isExactVersion = (version: string): boolean => /^\d\S*$/.test(version) && valid(version) !== null;

/** Relative, below its folder, of characters that need no encoding in a URL. */
export function isPlainPath(file: string): boolean {
  return (
    /^[A-Za-z0-9._~+-]+(\/[A-Za-z0-9._~+-]+)*$/.test(file) &&
    !file.split('/').some((part) => /^\.+$/.test(part))
  );
}

/** What a release claims that another section has; empty where it claims nothing of the kind. */
export function clashesOf(
  { declaration, container }: SectionRelease,
  others: readonly KnownSection[],
): string[] {
  const clashes: string[] = [];
  for (const other of others) {
    if (other.id === declaration.id) continue;
    if (overlaps(other.basePath, declaration.basePath)) {
      clashes.push(`the path ${declaration.basePath} overlaps ${other.basePath} of the section ${other.id}`);
    }
    if (other.containers.includes(container)) {
      clashes.push(`the container name ${container} is taken by the section ${other.id}`);
    }
    for (const name of other.permissions) {
      if (name in declaration.permissions)
        clashes.push(`the permission ${name} belongs to the section ${other.id}`);
    }
  }
  return clashes;
}

/** A name for what a release is: the same for the same declaration and files, whatever its version says. */
export function contentHash(release: SectionRelease): string {
  const { version: _version, ...content } = release;
  const assets = content.assets.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify({ ...content, assets }))
    .digest('hex');
}

/** Version of a local build: every rebuild that changes something is a release of its own. */
export function localVersion(release: SectionRelease): string {
  return `${release.version.split('+')[0]}+${contentHash(release).slice(0, 12)}`;
}
