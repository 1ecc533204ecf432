import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../core/platform';
import { cookieName } from '../sessions/cookie-name.rules';
import { cookieOf } from '../sessions/presented-token';
import { setCookie } from '../sessions/session-cookie';

const name = cookieName('courtyard_device');
const year = 365 * 24 * 60 * 60;
const shape = /^([\w-]{22})\.([\w-]{43})$/;

function signatureOf({ secret }: Platform, email: string, device: string): Buffer {
  return createHmac('sha256', secret).update(`device\n${email}\n${device}`).digest();
}

/**
 * Notes in a cookie that an account was signed in to from this browser. Guesses from elsewhere then use up only the
 * attempts of strangers, so that nobody can lock somebody else out of an account by guessing at it
 * (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export function rememberDevice(platform: Platform, reply: FastifyReply, email: string): void {
  const device = randomBytes(16).toString('base64url');
  const value = `${device}.${signatureOf(platform, email, device).toString('base64url')}`;
  setCookie(platform, reply, { name, value, maxAge: year });
}

/** The browser's own name where the account was signed in to from it before, null for a stranger's. */
export function knownDevice(platform: Platform, request: FastifyRequest, email: string): string | null {
  const { cookie } = request.headers;
  const [, device = '', signature = ''] = shape.exec(cookieOf(platform, cookie, name)) ?? [];
  if (device === '') return null;
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(platform, email, device);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? device : null;
}
