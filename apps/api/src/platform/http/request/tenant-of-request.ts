import type { FastifyInstance } from 'fastify';
import type { Tenants } from '../../tenancy/tenants.service';
import './context';

/** Looks up the community of each request's sub-domain. */
export function findTenant(app: FastifyInstance, tenants: Tenants): void {
  app.addHook('onRequest', async (request) => {
    request.tenant = await tenants.ofHost(request.host);
  });
}
