import type { Platform } from '../core/platform';
import type { Tenant } from './tenant';

/**
 * Does a job's work in every community, one after another. One in which it fails does not keep it from the others; the
 * job fails in the end and is run again, for all of them.
 */
export async function inEachTenant(
  platform: Pick<Platform, 'tenants' | 'log'>,
  work: (tenant: Tenant) => Promise<void>,
): Promise<void> {
  return inTenants(platform, await platform.tenants.all(), work);
}

/** As `inEachTenant`, in some of them. */
export async function inTenants(
  { log }: Pick<Platform, 'log'>,
  all: readonly Tenant[],
  work: (tenant: Tenant) => Promise<void>,
): Promise<void> {
  let failures = 0;
  for (const tenant of all) {
    await work(tenant).catch((error: unknown) => {
      failures += 1;
      log.error({ err: error, community: tenant.slug }, 'work for one community failed');
    });
  }
  if (failures > 0) throw new Error(`it failed for ${failures} of ${all.length} communities`);
}
