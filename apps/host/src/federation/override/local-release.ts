import type { RegisteredSection, SectionRelease } from '@courtyard/contract';
import { trustOrigin } from '../load/integrity';
import { SectionLoadError } from '../load/load-error';
import { loadLimitMs } from '../load/retry.rules';

async function releaseIn(base: URL): Promise<SectionRelease> {
  try {
    const signal = AbortSignal.timeout(loadLimitMs);
    const answer = await fetch(new URL('release.json', base), { cache: 'no-store', signal });
    const { sectionRelease } = await import('@courtyard/contract/section');
    const release = sectionRelease.parse(await answer.json());
    trustOrigin(base.origin);
    return release;
  } catch (cause) {
    throw new SectionLoadError('network', { url: base.href, cause });
  }
}

const codeOf = (release: SectionRelease, base: URL) => ({
  version: release.version,
  container: release.container,
  entryUrl: new URL(release.entry, base).href,
  integrity: '',
  assets: {},
  initial: [],
});

/**
 * The section as the build in a folder offers it. Its files are taken without a check, as they change under the
 * developer's hands. Throws SectionLoadError.
 */
export async function localRelease(section: RegisteredSection, folder: string): Promise<RegisteredSection> {
  const base = new URL(folder, location.href);
  const code = codeOf(await releaseIn(base), base);
  return { ...section, ...code };
}

/**
 * A section that the registry does not know, as the build in a folder declares it. Nobody can have been granted its
 * permissions yet, so that its places ask for none; the server guards every call all the same. Throws SectionLoadError.
 */
export async function guestSection(folder: string): Promise<RegisteredSection> {
  const base = new URL(folder, location.href);
  const release = await releaseIn(base);
  const { id, title, basePath, menu, routes, slots, search, actions } = release.declaration;
  return {
    ...codeOf(release, base),
    id,
    title,
    basePath,
    channel: 'pinned',
    menu: openMenu(menu),
    routes: routes.map(({ permission: _, ...route }) => route),
    slots: slots.map(({ permission: _, ...slot }) => slot),
    ...(search && { search }),
    ...(actions && { actions: actions.map(({ permission: _, ...action }) => action) }),
  };
}

type Menu = SectionRelease['declaration']['menu'];

function openMenu({ requiredPermission: _, children, ...item }: Menu): Menu {
  return { ...item, ...(children && { children: children.map(openMenu) }) };
}
