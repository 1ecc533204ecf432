import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../core/metrics';

/** What is asked for all the time, or many times for one page, and says nothing when it goes well. */
const isRoutine = (route: string) => /^\/(healthz|readyz|metrics|assets|sections)(\/|$)/.test(route);

/** One log line and one measurement for each call: the route's pattern, never the address, which may name somebody. */
export function observe(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const status = reply.statusCode;
    const ms = reply.elapsedTime;
    metrics.request(method, route, status, ms / 1000);
    const level = isRoutine(route) && status < 400 ? 'debug' : 'info';
    const { viewer, memberId } = request.caller ?? {};
    // Ids, of which the community's own history says who they are.
    const view = viewer && { actor: viewer.memberId, viewedAs: memberId };
    request.log[level](
      { method, route, status, ms: Math.round(ms * 10) / 10, community: request.tenant?.slug, ...view },
      'call',
    );
    done();
  });
}
