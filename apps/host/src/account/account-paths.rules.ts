import { plainPath } from '../app/plain-path.rules';
import { resetToken } from './reset/reset-token.rules';

const publicPaths = [
  '/login',
  '/pages/login',
  '/pages/passkey',
  '/pages/register',
  '/pages/reset-password',
  '/unauthorized',
];

/** Pages of mailed links. */
export const mailedPaths = ['/reset-password', '/accept-invitation', '/confirm', '/switch'];

/** Whether a path is the login's: somebody who is signed in has nothing to do there. */
export const isLoginPath = (pathname: string) => pathname === '/login' || pathname === '/pages/login';

/**
 * Whether a place is an account screen: one that a visitor may see. A mailed link works without a session. Somebody who is signed in is told within the shell what they may not see, with whom to ask.
 */
export function isAccountPath(
  place: { pathname: string; search: string; hash: string },
  isSignedIn: boolean,
): boolean {
  const { pathname } = place;
  if (isSignedIn && pathname === '/unauthorized') return false;
  return publicPaths.includes(pathname) || (mailedPaths.includes(pathname) && resetToken(place) !== null);
}

/** The address of the account screen that a path shows, however it is written; any other path as it is. */
export function accountPath(pathname: string): string {
  const plain = plainPath(pathname);
  return [...publicPaths, ...mailedPaths].includes(plain) ? plain : pathname;
}
