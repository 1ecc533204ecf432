import type { FastifyInstance } from 'fastify';

/** What a document, or an answer that a browser may show as one, is told. */
const ofDocuments = {
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Headers of every answer. Pages set their own Content-Security-Policy; anything else may load nothing. */
export function setSecurityHeaders(app: FastifyInstance, options: { https: boolean }): void {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    ...ofDocuments,
    ...(options.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/**
 * Leaves what only documents obey out of the answers of a plugin that serves code and fonts: half a kilobyte each, a
 * twentieth of a first visit. An error of that plugin keeps all of it.
 */
export function sendBareFiles(app: FastifyInstance): void {
  const needless = [...Object.keys(ofDocuments), 'x-request-id'];
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode < 400) for (const name of needless) reply.removeHeader(name);
    done(null, payload);
  });
}
