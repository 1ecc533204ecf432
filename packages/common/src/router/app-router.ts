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
}

/** Is told of a navigation before it happens. True holds it until `proceed` is called, if ever. */
export type NavigationGuard = (navigation: HeldNavigation, proceed: () => void) => boolean;

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
  /** A step that somebody agreed to is taken again and not asked about twice. */
  let isAgreed = false;

  const isHeld = (nextLocation: Location, historyAction: RouterState['historyAction'], proceed: () => void) =>
    [...guards].some((guard) =>
      guard({ currentLocation: state.location, nextLocation, historyAction }, proceed),
    );

  history.listen(({ action, location, delta }) => {
    if (isUndoing) {
      isUndoing = false;
      return;
    }
    if (action === 'POP' && delta && !isAgreed) {
      const proceed = () => {
        isAgreed = true;
        history.go(delta);
      };
      if (isHeld(location, action, proceed)) {
        isUndoing = true;
        history.go(-delta);
        return;
      }
    }
    isAgreed = false;
    state = { location, historyAction: action };
    for (const listener of listeners) listener();
  });

  const move = (action: 'PUSH' | 'REPLACE', to: To, given: unknown) => {
    const act = () => (action === 'PUSH' ? history.push(to, given) : history.replace(to, given));
    if (!isHeld(locationOf(to, given, state.location), action, act)) act();
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
