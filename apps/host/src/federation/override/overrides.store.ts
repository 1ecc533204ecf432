import { isRecord, useAuth } from '@courtyard/common';
import type { RegisteredSection } from '@courtyard/contract';
import { create } from 'zustand';
import { trustOrigin } from '../load/integrity';
import { SectionLoadError } from '../load/load-error';
import { isOverrideOrigin } from '../load/origins.rules';
import { loadLimitMs } from '../load/retry.rules';

/** Written by the build: what `npm run dev` serves in place of the registry's releases. */
declare const COURTYARD_DEV_SECTIONS: Record<string, string>;
const served = typeof COURTYARD_DEV_SECTIONS === 'undefined' ? {} : COURTYARD_DEV_SECTIONS;

const storageKey = 'courtyard-overrides';

interface Overrides {
  /** Address of a folder with a `release.json`, by section. */
  urls: Readonly<Record<string, string>>;
  /** Points a section at a local build. Gives false, and changes nothing, where the address is not allowed. */
  point(sectionId: string, url: string): boolean;
  /** Back to the release of the registry: one section, or all. */
  reset(sectionId?: string): void;
}

const allowed = (url: string) => isOverrideOrigin(url, location.href, []);

function stored(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (!isRecord(value)) return {};
    const entries = Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(entries.filter(([, url]) => allowed(url)));
  } catch {
    return {};
  }
}

function keep(urls: Record<string, string>): { urls: Record<string, string> } {
  if (Object.keys(urls).length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(urls));
  return { urls: { ...served, ...urls } };
}

/** Sections that a developer points at a build of their own, in this browser. */
export const useOverrides = create<Overrides>()((set) => ({
  urls: { ...served, ...stored() },
  point(sectionId, url) {
    if (!allowed(url)) return false;
    const folder = url.endsWith('/') ? url : `${url}/`;
    set(keep({ ...stored(), [sectionId]: folder }));
    return true;
  },
  reset(sectionId) {
    const { [sectionId ?? '']: _, ...others } = stored();
    set(keep(sectionId ? others : {}));
  },
}));

// Who comes next gets what the community released.
useAuth.subscribe(({ user }, before) => {
  if (before.user && before.user.memberId !== user?.memberId) useOverrides.setState({ urls: served });
});

/** The section as the build in a folder offers it. Its files are taken without a check, as they change under the developer's hands. */
export async function localRelease(section: RegisteredSection, folder: string): Promise<RegisteredSection> {
  const base = new URL(folder, location.href);
  try {
    const signal = AbortSignal.timeout(loadLimitMs);
    const answer = await fetch(new URL('release.json', base), { cache: 'no-store', signal });
    const { sectionRelease } = await import('@courtyard/contract/section');
    const release = sectionRelease.parse(await answer.json());
    trustOrigin(base.origin);
    return {
      ...section,
      version: release.version,
      container: release.container,
      entryUrl: new URL(release.entry, base).href,
      integrity: '',
      assets: {},
      initial: [],
    };
  } catch (cause) {
    throw new SectionLoadError('network', { url: base.href, cause });
  }
}
