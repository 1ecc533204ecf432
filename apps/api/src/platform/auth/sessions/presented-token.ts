import fastifyCookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { PlatformCore } from '../../core/platform';
import { type CookieName, cookieName, cookieNamed } from './cookie-name.rules';

export const sessionCookie = cookieName('courtyard_session');
/** Beside a session's: whom its person looks on as. */
export const viewAsCookie = cookieName('courtyard_view_as');

type Surroundings = Pick<PlatformCore, 'env' | 'clock'>;

/** Whether browsers come over https. */
export const isSecure = ({ env }: Pick<PlatformCore, 'env'>): boolean =>
  env.COURTYARD_ORIGIN?.startsWith('https:') ?? false;

/** The value of a request's cookie; '' for none that counts. */
export const cookieOf = (platform: Surroundings, cookie: string | undefined, name: CookieName): string =>
  cookie === undefined
    ? ''
    : cookieNamed(fastifyCookie.parse(cookie), name, {
        isSecure: isSecure(platform),
        now: platform.clock(),
      });

/** By which a browser follows a view; '' for none. Over https only this very host can set one: none was ever kept under the plain name. */
export const viewAsCookieOf = (platform: Surroundings, cookie: string | undefined): string =>
  cookie === undefined
    ? ''
    : (fastifyCookie.parse(cookie)[isSecure(platform) ? viewAsCookie.secure : viewAsCookie.plain] ?? '');

export interface PresentedToken {
  token: string;
  /** A browser sends a cookie by itself, also when another site makes it call. */
  by: 'bearer' | 'cookie';
}

/** The token of an `Authorization` header by RFC 6750; '' for another scheme. */
export const bearerOf = (authorization: string): string => /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';

// 32 bytes in base64url.
const shape = /^[\w-]{43}$/;

/** The token of a request; null for none or one that cannot be ours. A bearer token goes before a cookie. */
export function presentedToken(platform: Surroundings, request: FastifyRequest): PresentedToken | null {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined) {
    const token = bearerOf(authorization);
    return shape.test(token) ? { token, by: 'bearer' } : null;
  }
  const token = cookieOf(platform, cookie, sessionCookie);
  return shape.test(token) ? { token, by: 'cookie' } : null;
}
