import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem';

function comesFromHere(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) {
    if (allowedOrigins.includes(origin)) return true;
    try {
      return new URL(origin).host === request.host;
    } catch {
      return false;
    }
  }
  // Only browsers send this header and no page can set it; a call that has neither is not a page's.
  return request.headers['sec-fetch-site'] === 'same-origin';
}

/**
 * For changes whose right comes from a cookie, which a browser sends by itself: they must come from our own pages
 * (cross-site request forgery, OWASP). Throws 403.
 */
export function requireSameOrigin(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  if (comesFromHere(request, allowedOrigins)) return;
  throw new Problem({
    status: 403,
    code: 'cross-site',
    title: 'Forbidden',
    detail:
      'A change signed by the cookie must come from a page of this address. Programs send a bearer token.',
  });
}
