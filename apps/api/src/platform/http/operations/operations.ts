import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createHealthCheck } from '../../database/connection/unavailable';
import type { Metrics } from '../../core/metrics';
import type { Platform } from '../../core/platform';
import { notFound } from '../problem';
import type { ServerState } from './stopping';

const isToken = (given: string | undefined, token: string): boolean => {
  const [mine, theirs] = [`Bearer ${token}`, given ?? ''].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return mine !== undefined && theirs !== undefined && timingSafeEqual(mine, theirs);
};

/** Who asks whether this process is ready, a load balancer, waits a few seconds at most. */
const readinessMs = 1500;

/** What keeps the process running watches: alive, ready to be sent calls, measurements (where the settings say so). */
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
  const { COURTYARD_METRICS: readable } = platform.env;
  if (readable.by !== 'token') return;
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, readable.token)) throw notFound('address');
    return reply.header('content-type', metrics.contentType).send(await metrics.text());
  });
}

/** Answers `/metrics`, and nothing else, on a port of its own; port 0 takes a free one. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
