import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem';

/** Who may send changes signed by a cookie. */
interface Allowed {
  /** `https:`, where a proxy in front of this server speaks it; what the request came by where it is not given. */
  protocol?: string | undefined;
  origins: readonly string[];
}

function comesFromHere(request: FastifyRequest, allowed: Allowed): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) {
    if (allowed.origins.includes(origin)) return true;
    if (!URL.canParse(origin)) return false;
    const { protocol, host } = new URL(origin);
    return host === request.host && protocol === (allowed.protocol ?? `${request.protocol}:`);
  }
  // Only browsers send this header and no page can set it; a call that has neither is not a page's.
  return request.headers['sec-fetch-site'] === 'same-origin';
}

/**
 * For changes whose right comes from a cookie, which a browser sends by itself: they must come from our own pages
 * (cross-site request forgery, OWASP). Throws 403.
 */
export function requireSameOrigin(request: FastifyRequest, allowed: Allowed): void {
  if (comesFromHere(request, allowed)) return;
  throw new Problem({
    status: 403,
    code: 'cross-site',
    title: 'Forbidden',
    detail:
      'A change authorized by the cookie must come from a page at this address. Programs use a bearer token.',
  });
}
