import { isRecord } from '@courtyard/common';
import { useSyncExternalStore } from 'react';
import { accountPath } from '../../account/account-paths.rules';
import { forgetReturn } from '../../account/reset/return-memory';
import { returnPath } from './return-path.rules';

/** An address with its history state. The account screens use it in place of the router, which a visitor never loads. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** The state of the history entry, in the shape in which the router writes it (`usr`): `{ from }` where a guard redirected. */
  state: unknown;
}

/** The account screens; the build prerenders them. */
export const prerenderedPaths = ['/pages/login', '/pages/register', '/pages/reset-password', '/unauthorized'];

/** The current address; that of an account screen in its canonical form. */
export function readPlace(): Place {
  const { pathname, search, hash } = window.location;
  const written: unknown = window.history.state;
  return {
    pathname: accountPath(pathname),
    search,
    hash,
    state: isRecord(written) ? (written.usr ?? null) : null,
  };
}

/** Replaces the address of an account screen that was written otherwise by its canonical form. */
export function settleAddress({ pathname, search, hash }: Place): void {
  const written = window.location.pathname;
  if (written === pathname || accountPath(written) !== pathname) return;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

const listeners = new Set<() => void>();
let current: Place | null = null;
let serverPlace: Place | null = null;

const areEqual = (one: Place, other: Place) =>
  one.pathname === other.pathname &&
  one.search === other.search &&
  one.hash === other.hash &&
  one.state === other.state;

/** The current address; the very object of the prerendered page where it is the same, so that taking the page over draws nothing again. */
function placeNow(): Place {
  const place = readPlace();
  return serverPlace && areEqual(place, serverPlace) ? serverPlace : place;
}

function publish(): void {
  current = placeNow();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', publish);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', publish);
  };
}

/** Navigates to an address of this site without loading the page. */
export function go(to: string, options: { replace?: boolean; state?: unknown } = {}): void {
  const entry = options.state === undefined ? null : { usr: options.state };
  if (options.replace) window.history.replaceState(entry, '', to);
  else window.history.pushState(entry, '', to);
  window.scrollTo(0, 0);
  publish();
  // A screen reader reads on at the new screen's heading.
  if (!options.replace) requestAnimationFrame(() => document.querySelector('h1')?.focus());
}

/** Leaves the login for the page that was asked for. For a person who is signed in. */
export function goOn(): void {
  forgetReturn();
  go(returnPath(readPlace().state), { replace: true });
}

const prerendered = (path: string): Place => ({
  pathname: prerenderedPaths.find((known) => known === accountPath(path)) ?? '/pages/login',
  search: '',
  hash: '',
  state: null,
});

let heldState: unknown = null;

/**
 * Holds the browser at the login while a page with unsaved changes is kept behind it: Back would navigate that hidden page,
 * and its question about the changes would be seen by nobody.
 */
function stayAtLogin(event: PopStateEvent): void {
  if (heldState === null) return;
  event.stopImmediatePropagation();
  go('/pages/login', { state: heldState });
}

// Registered before the router's listener: listeners of one target run in the order of their registration.
if (typeof window !== 'undefined') window.addEventListener('popstate', stayAtLogin);

/** Keeps the browser at the login with `state` as its history state. Returns the function that ends it. */
export function holdAtLogin(state: unknown): () => void {
  heldState = state;
  return () => {
    heldState = null;
  };
}

/**
 * Where the browser is. While a prerendered page is taken over it is that page's plain address, so that both match;
 * the server sends the login page wherever it does not know the visitor.
 */
export function usePlace(rendered?: string): Place {
  return useSyncExternalStore(
    subscribe,
    () => (current ??= placeNow()),
    () => (serverPlace ??= prerendered(rendered ?? window.location.pathname)),
  );
}

/** Resets the cached address; for the build, which renders several pages in one process, and for tests. */
export function forgetPlace(): void {
  current = null;
  serverPlace = null;
}
