import type { FastifyInstance } from 'fastify';

/** Lets the allow-listed development origins call with credentials (CORS); everybody else stays same-origin. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return done();
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers':
        'etag, idempotency-replayed, location, retry-after, upload-expires, upload-length, upload-offset, x-request-id',
      vary: 'Origin',
    });
    if (request.method !== 'OPTIONS') return done();
    void reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers':
          'authorization, content-type, idempotency-key, if-none-match, tus-resumable, upload-length, upload-metadata, upload-offset',
        'access-control-max-age': '600',
      })
      .send();
  });
}
