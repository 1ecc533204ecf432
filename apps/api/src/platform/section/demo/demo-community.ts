import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import type { Tenant } from '../../tenancy/tenant';

/** Those who can sign in to a demo community. */
export const demoPersons = ['admin', 'board', 'treasurer', 'manager', 'owner', 'tenant', 'vendor'] as const;
export type DemoPerson = (typeof demoPersons)[number];

/** A demo community as the seeds of sections see it. */
export interface DemoCommunity extends Tenant {
  slug: 'demo' | 'lakeside';
  /** Homes that it should have. */
  units: number;
  /** The people with sign-ins: `owner` lives in one of the homes, `tenant` leases another. */
  people: Record<DemoPerson, { memberId: string; displayName: string; email: string }>;
  platform: Platform;
  /** Ids of people as the installation knows them, who cannot sign in: made where they are not there. */
  identify: (people: readonly { email: string; displayName: string }[]) => Promise<string[]>;
}

/** Fills a demo community with a section's data: the same each time. */
export type DemoSeed = (tx: Tx, community: DemoCommunity) => Promise<void>;

/** Adds made-up things to a community, for measurements. */
export interface BulkSeed {
  /** What is counted: `properties`. */
  records: string;
  /** Adds so many, at most ten thousand in one transaction. */
  add(tx: Tx, tenantId: string, count: number): Promise<void>;
  /** Tables that were filled. */
  tables: readonly string[];
}
