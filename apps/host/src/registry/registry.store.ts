import { ApiError, call, isRecord, useAuth } from '@courtyard/common';
import type { Registry } from '@courtyard/contract';
import { create } from 'zustand';

interface RegistryState {
  registry: Registry | null;
  /** `last-known`: the server could not be asked and what is shown is this tab's latest answer. */
  standing: 'loading' | 'current' | 'last-known' | 'failed';
  /** Asks the server; keeps what is known where it does not answer. */
  load(): Promise<void>;
  /** Takes what the server wrote into the page. */
  start(registry: Registry | null): void;
}

const storageKey = () => `registry:${useAuth.getState().user?.memberId ?? ''}`;

/** The sections of this community for this person. */
export const useRegistry = create<RegistryState>()((set, get) => ({
  registry: null,
  standing: 'loading',

  start(registry) {
    if (registry) keep(registry);
    set(registry ? { registry, standing: 'current' } : { registry: null, standing: 'loading' });
  },

  async load() {
    const key = storageKey();
    try {
      const { data } = await call('GET /api/v1/shell/registry');
      if (key !== storageKey()) return;
      keep(data);
      if (JSON.stringify(data) !== JSON.stringify(get().registry)) set({ registry: data });
      set({ standing: 'current' });
    } catch (error) {
      // The session has ended, or it is another person's by now.
      if (key !== storageKey() || (error instanceof ApiError && error.status === 401)) return;
      const registry = get().registry ?? lastKnown();
      set({ registry, standing: registry ? 'last-known' : 'failed' });
    }
  },
}));

// The next person must not see the former one's menu, not even for one frame.
useAuth.subscribe(({ user }, before) => {
  if (before.user && before.user.memberId !== user?.memberId) useRegistry.getState().start(null);
});

function keep(registry: Registry): void {
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(registry));
  } catch {
    // Storage is full or forbidden: the next failure has no last answer to fall back to, and shows as `failed`.
  }
}

function lastKnown(): Registry | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null');
    return isRegistry(stored) ? stored : null;
  } catch {
    return null;
  }
}

const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) && Array.isArray(value.sections) && Array.isArray(value.disabled);
