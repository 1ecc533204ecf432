import type { FastifyInstance } from 'fastify';
import type { Tenants } from '../../tenancy/tenants.service';
import './context';

/** Looks up the community of each request's sub-domain, and keeps what is answered out of caches unless its route says more. */
export function findTenant(app: FastifyInstance, tenants: Tenants): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    request.tenant = await tenants.ofHost(request.host);
  });
}
