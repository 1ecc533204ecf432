import { ApiError, call, isRecord, startListsWith, useAuth } from '@courtyard/common';
import type { RegisteredSection, Registry } from '@courtyard/contract';
import { create } from 'zustand';

interface RegistryState {
  registry: Registry | null;
  /** Sections of builds that the server does not know, in this session. */
  guests: readonly RegisteredSection[];
  /** `last-known`: the server could not be asked and what is shown is this tab's latest answer. */
  standing: 'loading' | 'current' | 'last-known' | 'failed';
  /** Asks the server; keeps what is known where it does not answer. */
  load(): Promise<void>;
  /** Takes what the server wrote into the page. */
  start(registry: Registry | null): void;
  /** Adds a section that the server does not know; in place of an earlier build of it. */
  invite(guest: RegisteredSection): void;
}

const storageKey = () => `registry:${useAuth.getState().user?.memberId ?? ''}`;

/** The latest answer, without guests. */
let answered: Registry | null = null;

/** The sections of this community for this person. */
export const useRegistry = create<RegistryState>()((set, get) => ({
  registry: null,
  guests: [],
  standing: 'loading',

  start(registry) {
    if (registry && registry === answered) return;
    answered = registry;
    if (!registry) return set({ registry, guests: [], standing: 'loading' });
    keep(registry);
    set({ registry: withGuests(registry, get().guests), standing: 'current' });
  },

  invite(guest) {
    const guests = [...get().guests.filter(({ id }) => id !== guest.id), guest];
    set({ guests, registry: answered && withGuests(answered, guests) });
  },

  async load() {
    const key = storageKey();
    try {
      const { data } = await call('GET /api/v1/shell/registry');
      if (key !== storageKey()) return;
      keep(data);
      answered = data;
      const registry = withGuests(data, get().guests);
      if (JSON.stringify(registry) !== JSON.stringify(get().registry)) set({ registry });
      set({ standing: 'current' });
    } catch (error) {
      // The session has ended, it is another person's by now, or they have to set up a second factor first.
      if (key !== storageKey() || (error instanceof ApiError && /^40[13]$/.test(`${error.status}`))) return;
      answered ??= lastKnown();
      const registry = answered && withGuests(answered, get().guests);
      set({ registry, standing: registry ? 'last-known' : 'failed' });
    }
  },
}));

/** The server's sections go before a build that has the name of one. */
function withGuests(registry: Registry, guests: readonly RegisteredSection[]): Registry {
  const others = guests.filter((guest) => !registry.sections.some(({ id }) => id === guest.id));
  return others.length === 0 ? registry : { ...registry, sections: [...registry.sections, ...others] };
}

// Known before a page asks for its first rows.
useRegistry.subscribe(({ registry }, before) => {
  if (registry !== before.registry)
    startListsWith(registry?.sections.flatMap(({ startingViews = [] }) => startingViews) ?? []);
});

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
