import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../core/platform';
import type { CookieName } from './cookie-name.rules';
import { isSecure, presentedToken, sessionCookie, viewAsCookie, viewAsCookieOf } from './presented-token';

const ninetyDays = 90 * 24 * 60 * 60;

function send(reply: FastifyReply, name: string, value: string, maxAge: number, secure: boolean): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge } as const;
  void reply.header('set-cookie', fastifyCookie.serialize(name, value, options));
}

/** `maxAge` in seconds. No page's script can read the cookie, and it belongs to the sub-domain of one community. */
export function setCookie(
  platform: Platform,
  reply: FastifyReply,
  cookie: { name: CookieName; value: string; maxAge: number },
): void {
  const { name, value, maxAge } = cookie;
  const secure = isSecure(platform);
  send(reply, secure ? name.secure : name.plain, value, maxAge, secure);
}

/** Ends in this browser that its person looks on as another member. Nothing is sent where they do not. */
export function clearViewAsCookie(platform: Platform, reply: FastifyReply): void {
  if (viewAsCookieOf(platform, reply.request.headers.cookie) !== '')
    setCookie(platform, reply, { name: viewAsCookie, value: '', maxAge: 0 });
}

export function setSessionCookie(platform: Platform, reply: FastifyReply, token: string): void {
  setCookie(platform, reply, { name: sessionCookie, value: token, maxAge: ninetyDays });
  clearViewAsCookie(platform, reply);
}

export function clearSessionCookie(platform: Platform, reply: FastifyReply): void {
  clearViewAsCookie(platform, reply);
  const secure = isSecure(platform);
  const names = secure ? [sessionCookie.secure, sessionCookie.plain] : [sessionCookie.plain];
  for (const name of names) send(reply, name, '', 0, secure);
}

/** Moves the session of a browser that still has it under the plain name over to the one that only this host can set. */
export function renameSessionCookie(platform: Platform, request: FastifyRequest, reply: FastifyReply): void {
  const { cookie } = request.headers;
  if (!isSecure(platform) || cookie === undefined) return;
  const names = fastifyCookie.parse(cookie);
  if (names[sessionCookie.plain] === undefined) return;
  const presented = names[sessionCookie.secure] === undefined ? presentedToken(platform, request) : null;
  if (presented?.by === 'cookie') setSessionCookie(platform, reply, presented.token);
  send(reply, sessionCookie.plain, '', 0, true);
}
