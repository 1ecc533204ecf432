import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHealthCheck } from '../../database/connection/unavailable';
import type { Metrics } from '../../core/metrics';
import type { Platform } from '../../core/platform';
import { notFound } from '../problem';
import type { ServerState } from './stopping';

const privateAddress =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:|::ffff:(127|10|192\.168)\.)/i;

// A forwarding header without a proxy that is believed means: the neighbour is not the one who asks.
function comesFromInside(request: FastifyRequest, trustedProxies: number): boolean {
  if (trustedProxies === 0 && request.headers['x-forwarded-for'] !== undefined) return false;
  return isIP(request.ip) !== 0 && privateAddress.test(request.ip);
}

/** Who asks whether this process is ready, a load balancer, waits a few seconds at most. */
const readinessMs = 1500;

/** What keeps the process running watches: alive, ready to be sent calls, measurements (from the inside only). */
export function registerOperations(
  app: FastifyInstance,
  platform: Platform,
  metrics: Metrics,
  state: ServerState,
): void {
  const databaseAnswers = createHealthCheck(platform.pool, readinessMs);
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const answers = await databaseAnswers();
    const ready = answers && !state.stopping;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', database: answers });
  });
  app.get('/metrics', async (request, reply) => {
    if (!comesFromInside(request, platform.env.COURTYARD_TRUSTED_PROXIES)) throw notFound('address');
    return reply.header('content-type', metrics.contentType).send(await metrics.text());
  });
}
