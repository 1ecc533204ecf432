import { msg } from '../language/sentence';
import { type RouteContract, bodyLimitsOf, neededBy } from '@courtyard/contract';
import type { FastifyRequest } from 'fastify';
import type { Platform } from '../../core/platform';
import { presentedToken } from '../../auth/sessions/presented-token';
import type { Tenant } from '../../tenancy/tenant';
import './context';
import { bodyTooLarge, forbidden, notSignedIn, Problem } from '../problem';
import { requireProof } from '../../auth/proof/require-proof';
import { requireViewable } from '../../auth/view-as/require-viewable';
import { requireSameOrigin } from './same-origin';

/** The community of a request. Throws 404 where its address names none. */
export function requireTenant(request: FastifyRequest): Tenant {
  if (request.tenant) return request.tenant;
  throw new Problem({
    status: 404,
    code: 'unknown-community',
    title: 'Unknown community',
    detail: msg`No community found at ${request.host}: use the address your community gave you.`,
  });
}

/** 403 to who has to set up a second factor first. */
const factorNeeded = () =>
  new Problem({
    status: 403,
    code: 'factor-needed',
    title: 'Second factor needed',
    detail: 'Your role requires two-factor authentication. Set it up in your account to continue.',
    extensions: { ways: ['setup'] },
  });

/**
 * What is asked before a byte of a body is read: a community, a session, the permission, that a change comes from our
 * own page, that the body says it is no larger than its route takes, and, where the route wants it, a recent proof. Throws the Problem of the first that fails.
 */
export function admitTo(
  platform: Platform,
  route: RouteContract,
): (request: FastifyRequest) => Promise<void> {
  const limits = bodyLimitsOf(route);
  const { COURTYARD_ORIGIN: origin, COURTYARD_DEV_ORIGINS: origins } = platform.env;
  const allowed = { protocol: origin && new URL(origin).protocol, origins };
  return async (request) => {
    const tenant = requireTenant(request);
    const found = await platform.sessions.callerOf(request, tenant);
    // What is public is asked for by nobody in particular: it has proofs of its own.
    const caller = found?.viewer && route.access === 'public' ? null : found;
    request.caller = caller;
    if (caller?.viewer) requireViewable(route);
    if (route.access !== 'public') {
      if (!caller) throw notSignedIn();
      if (route.method !== 'GET' && presentedToken(platform, request)?.by === 'cookie') {
        requireSameOrigin(request, allowed);
      }
      if (caller.owesFactor && !route.withoutFactor) throw factorNeeded();
      if (neededBy(route).some((permission) => !caller.permissions.has(permission))) throw forbidden();
    }
    if (Number(request.headers['content-length']) > limits.bytes) throw bodyTooLarge(limits.bytes);
    if (route.proof && caller) {
      await requireProof(platform, route.proof, { caller, host: request.hostname });
    }
  };
}
