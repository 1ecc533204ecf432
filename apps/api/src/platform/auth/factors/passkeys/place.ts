import type { FastifyRequest } from 'fastify';
import type { Platform } from '../../../core/platform';

/** The address at which a passkey works: a browser ties it to the host, and signs for pages of the origin. */
export interface WebPlace {
  host: string;
  origin: string;
}

/** Where a request came in; its community was looked up by the same host. */
export function placeOf({ env }: Pick<Platform, 'env'>, request: FastifyRequest): WebPlace {
  const protocol = env.COURTYARD_ORIGIN ? new URL(env.COURTYARD_ORIGIN).protocol : `${request.protocol}:`;
  return { host: request.hostname, origin: `${protocol}//${request.host}` };
}
