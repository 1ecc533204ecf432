import fastifyCookie from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Platform } from '../../core/platform';
import { sessionCookie } from './presented-token';

const ninetyDays = 90 * 24 * 60 * 60;

/** `maxAge` in seconds. No page's script can read the cookie, and it belongs to the sub-domain of one community. */
export function setCookie(
  platform: Platform,
  reply: FastifyReply,
  cookie: { name: string; value: string; path: string; maxAge: number },
): void {
  const { name, value, path, maxAge } = cookie;
  const secure = platform.env.COURTYARD_ORIGIN?.startsWith('https:') ?? false;
  void reply.header(
    'set-cookie',
    fastifyCookie.serialize(name, value, { path, httpOnly: true, sameSite: 'lax', secure, maxAge }),
  );
}

export const setSessionCookie = (platform: Platform, reply: FastifyReply, token: string) =>
  setCookie(platform, reply, { name: sessionCookie, value: token, path: '/', maxAge: ninetyDays });

export const clearSessionCookie = (platform: Platform, reply: FastifyReply) =>
  setCookie(platform, reply, { name: sessionCookie, value: '', path: '/', maxAge: 0 });
