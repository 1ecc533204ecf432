import { call, useAuth } from '@courtyard/common';
import { create } from 'zustand';

/** Written by the build: what `npm run dev` serves in place of the registry's releases. */
declare const COURTYARD_DEV_SECTIONS: Record<string, string>;
const served = typeof COURTYARD_DEV_SECTIONS === 'undefined' ? {} : COURTYARD_DEV_SECTIONS;

interface Overrides {
  /** Address of a folder with a `release.json`, by section. */
  urls: Readonly<Record<string, string>>;
  /** Of these, what the server keeps for the session. */
  kept: Readonly<Record<string, string>>;
  /** Takes what the server keeps for the session, as it wrote it into the page. */
  start(kept: Readonly<Record<string, string>>): void;
  /** Points a section at a build of one's own. Throws ApiError; 422 where the address is not allowed. */
  point(sectionId: string, url: string): Promise<void>;
  /** Back to the release of the registry: one section, or all. Throws ApiError. */
  reset(sectionId?: string): Promise<void>;
  /** Loads the page anew: the policy of a page, which says whose code may run, is the one it came with. */
  reload(): void;
}

const asFolder = (url: string) => (url.endsWith('/') ? url : `${url}/`);

/** Sections that a developer points at a build of their own, in this session. The server keeps them, and they end with it. */
export const useOverrides = create<Overrides>()((set, get) => {
  async function keep(overrides: Record<string, string>): Promise<void> {
    const { data } = await call('PUT /api/v1/shell/overrides', { body: { overrides } });
    get().start(data);
    get().reload();
  }
  return {
    urls: served,
    kept: {},
    start: (kept) => set({ kept, urls: { ...served, ...kept } }),
    point: (sectionId, url) => keep({ ...get().kept, [sectionId]: asFolder(url) }),
    reset(sectionId) {
      const { [sectionId ?? '']: _, ...others } = get().kept;
      return keep(sectionId === undefined ? {} : others);
    },
    reload: () => location.reload(),
  };
});

// Who comes next gets what the community released.
useAuth.subscribe(({ user }, before) => {
  if (before.user && before.user.memberId !== user?.memberId) useOverrides.getState().start({});
});
