import { isRecord } from '@courtyard/common';
import { useSyncExternalStore } from 'react';
import { accountPath } from '../../account/account-paths.rules';
import { forgetReturn } from '../../account/reset/return-memory';
import { returnPath } from './return-path.rules';

/** An address as the account screens see it. They live outside of the router, which a visitor never loads. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** What a guard left in the history, as the router writes it there (`usr`). */
  state: unknown;
}

/** The account screens; the build prerenders them. */
export const prerenderedPaths = ['/pages/login', '/pages/register', '/pages/reset-password', '/unauthorized'];

/** The place where the browser is now; an account screen by its own address, however it was written. */
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

/** Puts the own address of an account screen in the place of another writing of it. */
export function settleAddress({ pathname, search, hash }: Place): void {
  const written = window.location.pathname;
  if (written === pathname || accountPath(written) !== pathname) return;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

const listeners = new Set<() => void>();
let current: Place | null = null;

function tell(): void {
  current = readPlace();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', tell);
  };
}

/** Goes to an address of this site without loading the page. */
export function go(to: string, options: { replace?: boolean; state?: unknown } = {}): void {
  const entry = options.state === undefined ? null : { usr: options.state };
  if (options.replace) window.history.replaceState(entry, '', to);
  else window.history.pushState(entry, '', to);
  window.scrollTo(0, 0);
  tell();
  // A screen reader reads on at the new screen's heading.
  if (!options.replace) requestAnimationFrame(() => document.querySelector('h1')?.focus());
}

/** From the login to the page that was asked for: whoever is there is signed in. */
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

/** Back would take what is kept behind the login to another page, where nobody sees its question: it stays at the login. */
function stayAtLogin(event: PopStateEvent): void {
  if (heldState === null) return;
  event.stopImmediatePropagation();
  go('/pages/login', { state: heldState });
}

// Before the router's own: at the window they are called in the order in which they came.
if (typeof window !== 'undefined') window.addEventListener('popstate', stayAtLogin);

/** Keeps the browser at the login, which says with `state` where to go on. Gives the function that ends it. */
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
    () => (current ??= readPlace()),
    () => (serverPlace ??= prerendered(rendered ?? window.location.pathname)),
  );
}

let serverPlace: Place | null = null;

/** Forgets what is known; for the build, which renders several pages in one process, and for tests. */
export function forgetPlace(): void {
  current = null;
  serverPlace = null;
}
