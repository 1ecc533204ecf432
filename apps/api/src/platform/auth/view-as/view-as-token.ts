import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform, PlatformCore } from '../../core/platform';
import { bearerOf, viewAsCookie, viewAsCookieOf } from '../sessions/presented-token';
import { setCookie } from '../sessions/session-cookie';
import { newToken } from '../sessions/token';

/** How long somebody can look on as another member. */
export const viewAsLastsMs = 30 * 60_000;

// Longer than a session's, so that neither is ever taken for the other.
const shape = /^as-[\w-]{43}$/;

export const newViewAsToken = (): string => `as-${newToken()}`;

/** The token of a request by which somebody looks on as another member; null for none. A bearer token goes before a cookie, whatever it is of. */
export function presentedViewAs(
  platform: Pick<PlatformCore, 'env' | 'clock'>,
  request: FastifyRequest,
): string | null {
  const { authorization, cookie: cookies } = request.headers;
  const token = authorization === undefined ? viewAsCookieOf(platform, cookies) : bearerOf(authorization);
  return shape.test(token) ? token : null;
}

/** Has pages and the stream of events, which a browser asks for without a bearer token, follow the view. */
export const setViewAsCookie = (platform: Platform, reply: FastifyReply, token: string): void =>
  setCookie(platform, reply, { name: viewAsCookie, value: token, maxAge: viewAsLastsMs / 1000 });
