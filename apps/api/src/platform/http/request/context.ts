import type { Tenant } from '../../tenancy/tenant';

declare module 'fastify' {
  interface FastifyRequest {
    /** The community of the sub-domain, once it was looked up; null where there is none. */
    tenant: Tenant | null;
  }
}
