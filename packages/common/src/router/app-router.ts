import {
  type Location,
  type NavigationType,
  type Navigator,
  parsePath,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';

export interface RouterState {
  location: Location;
  /** How one came here: `PUSH`, `REPLACE` or `POP`. */
  historyAction: `${NavigationType}`;
}

export interface HeldNavigation {
  currentLocation: Location;
  nextLocation: Location;
  historyAction: RouterState['historyAction'];
  /** A step towards where the person came from. */
  isBack: boolean;
}

/**
 * Is told of a navigation before it happens, the newest guard first. True holds it until `proceed` is called, if ever; a
 * function holds it too, and is called once the address is again the one that was left.
 */
export type NavigationGuard = (navigation: HeldNavigation, proceed: () => void) => boolean | (() => void);

export interface AppRouter {
  readonly state: RouterState;
  readonly navigator: Navigator;
  navigate(to: To, options?: { replace?: boolean; state?: unknown }): void;
  subscribe(listener: () => void): () => void;
  guard(guard: NavigationGuard): () => void;
}

/**
 * The history of the browser, or one in memory that starts with the given addresses, with navigations that can be
 * held. It is what the application needs of react-router's data routers, at half their size.
 */
export function createAppRouter(initialEntries?: string[]): AppRouter {
  const history = initialEntries
    ? createMemoryHistory({ initialEntries, v5Compat: true })
    : createBrowserHistory({ v5Compat: true });
  const listeners = new Set<() => void>();
  const guards = new Set<NavigationGuard>();
  let state: RouterState = { location: history.location, historyAction: 'POP' };
  /** A step in the history that was held is undone by another one, which is nobody's business. */
  let isUndoing = false;
  /** What waits for that. */
  let whenUndone: (() => void) | null = null;
  /** A step that somebody agreed to is taken again and not asked about twice. */
  let isAgreed = false;

  const holdOf = (navigation: Omit<HeldNavigation, 'currentLocation'>, proceed: () => void) => {
    for (const guard of [...guards].toReversed()) {
      const hold = guard({ currentLocation: state.location, ...navigation }, proceed);
      if (hold) return hold;
    }
    return false;
  };

  history.listen(({ action, location, delta }) => {
    if (isUndoing) {
      isUndoing = false;
      whenUndone?.();
      return;
    }
    if (action === 'POP' && delta && !isAgreed) {
      const proceed = () => {
        isAgreed = true;
        history.go(delta);
      };
      const hold = holdOf({ nextLocation: location, historyAction: action, isBack: delta < 0 }, proceed);
      if (hold) {
        isUndoing = true;
        whenUndone = hold === true ? null : hold;
        history.go(-delta);
        return;
      }
    }
    isAgreed = false;
    state = { location, historyAction: action };
    for (const listener of listeners) listener();
  });

  const move = (action: 'PUSH' | 'REPLACE', to: To, given: unknown) => {
    const navigate = () => (action === 'PUSH' ? history.push(to, given) : history.replace(to, given));
    const nextLocation = locationOf(to, given, state.location);
    const hold = holdOf({ nextLocation, historyAction: action, isBack: false }, navigate);
    if (!hold) navigate();
    else if (hold !== true) hold();
  };
  const { createHref, encodeLocation, go } = history;
  return {
    get state() {
      return state;
    },
    navigator: {
      createHref,
      encodeLocation,
      go,
      push: (to, given) => move('PUSH', to, given),
      replace: (to, given) => move('REPLACE', to, given),
    },
    navigate: (to, options = {}) => move(options.replace ? 'REPLACE' : 'PUSH', to, options.state),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    guard(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
  };
}

function locationOf(to: To, state: unknown, from: Location): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: from.pathname, search: '', hash: '', ...path, state, key: 'next' };
}
