import type { BodyLimits } from '@courtyard/contract';
import type { Caller } from '../../auth/sessions/caller';
import type { Sentences } from '../language/sentence';
import type { Tenant } from '../../tenancy/tenant';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every sentence that a person is told in Spanish: the platform's and the sections'. */
    spanish: Sentences;
  }
  interface FastifyRequest {
    /** The community of the sub-domain, once it was looked up; null where there is none. */
    tenant: Tenant | null;
    /** Who calls a route of the contract, once the call was admitted; null for nobody. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** What a JSON body may hold, where it is not the usual. */
    bodyLimits?: BodyLimits;
  }
  interface FastifyContextConfig {
    /** Whose route it is; null for one of the platform. */
    section?: string | null;
    /** Takes the next part of a file as its body, which its handler reads. */
    takesParts?: boolean;
  }
}
