import fastifyCookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

import { cookieName, cookieNamed } from './cookie-name.rules';

export const sessionCookie = cookieName('courtyard_session');

export interface PresentedToken {
  token: string;
  /** A browser sends a cookie by itself, also when another site makes it call. */
  by: 'bearer' | 'cookie';
}

// 32 bytes in base64url.
const shape = /^[\w-]{43}$/;

/** The token of a request; null for none or one that cannot be ours. A bearer token goes before a cookie. */
export function presentedToken(request: FastifyRequest): PresentedToken | null {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined) {
    const token = /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';
    return shape.test(token) ? { token, by: 'bearer' } : null;
  }
  if (cookie === undefined) return null;
  const token = cookieNamed(fastifyCookie.parse(cookie), sessionCookie);
  return shape.test(token) ? { token, by: 'cookie' } : null;
}
