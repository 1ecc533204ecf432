import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem';

export interface ServerState {
  /** Calls under way are finished, and no new one is taken. */
  stopping: boolean;
}

const stopping = () =>
  new Problem({
    status: 503,
    code: 'stopping',
    title: 'Not available',
    detail: 'The server is restarting, and nothing was changed. Try again in a moment.',
    headers: { 'retry-after': '5', connection: 'close' },
  });

// Who keeps the server running asks until its end.
const alwaysAnswered: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Refuses what comes in over a connection that is still open while the server stops. */
export function refuseWhileStopping(app: FastifyInstance, state: ServerState): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (state.stopping && !alwaysAnswered.has(request.routeOptions.url ?? '')) done(stopping());
    else done();
  });
}
