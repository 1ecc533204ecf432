import type { MenuItem, RegisteredSection, SectionRelease } from '@courtyard/contract';

/** A menu without what a person may not use: entries they lack the permission for, and groups that are left empty. */
export function visibleMenu(item: MenuItem, permissions: ReadonlySet<string>): MenuItem | null {
  if (item.requiredPermission !== undefined && !permissions.has(item.requiredPermission)) return null;
  if (!item.children) return item.type === 'item' ? item : null;
  const children = item.children.flatMap((child) => visibleMenu(child, permissions) ?? []);
  return children.length > 0 ? { ...item, children } : null;
}

/** Where the files of a release are served: `/sections/properties/1.2.0/`. */
export const releaseUrl = (sectionId: string, version: string) => `/sections/${sectionId}/${version}/`;

/** A release as one person's registry names it. Throws where the entry is not among the assets, which publishing refuses. */
export function asRegistered(
  release: SectionRelease,
  channel: RegisteredSection['channel'],
  permissions: ReadonlySet<string>,
): RegisteredSection {
  const { declaration, container, version } = release;
  const isHeld = ({ permission }: { permission?: string | undefined }) =>
    permission === undefined || permissions.has(permission);
  const base = releaseUrl(declaration.id, version);
  const entry = release.assets.find((asset) => asset.file === release.entry);
  if (!entry) throw new Error(`the release ${declaration.id} ${version} has no entry`);
  // Browsers check the hash of scripts and styles only; the rest would be weight.
  const checked = release.assets.filter(({ file }) => /\.(js|css)$/.test(file) && file !== release.entry);
  return {
    id: declaration.id,
    title: declaration.title,
    basePath: declaration.basePath,
    version,
    channel,
    container,
    entryUrl: base + release.entry,
    integrity: entry.integrity,
    assets: Object.fromEntries(checked.map((asset) => [base + asset.file, asset.integrity])),
    initial: release.initial.map((file) => base + file),
    menu: visibleMenu(declaration.menu, permissions),
    routes: declaration.routes,
    slots: declaration.slots.filter(isHeld),
    ...(declaration.search && { search: declaration.search }),
    ...(declaration.actions && { actions: declaration.actions.filter(isHeld) }),
  };
}

/** A section of which no release fits: its places are known, and none of its code is named. */
export function asIncompatible(
  release: SectionRelease,
  channel: RegisteredSection['channel'],
  permissions: ReadonlySet<string>,
): RegisteredSection {
  const registered = asRegistered(release, channel, permissions);
  return { ...registered, isIncompatible: true, assets: {}, initial: [], slots: [] };
}
