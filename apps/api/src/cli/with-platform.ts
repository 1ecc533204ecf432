import type { Platform } from '../platform/platform';
import type { Tenant } from '../platform/tenancy/tenant';
import { stopSignals } from '../run';
import { openPlatform } from '../start';
import { CannotDo } from './mistake';

// Ends by way of `exit`, so that an embedded database that was started for the command ends with it.
const endOnSignal = () => process.exit(130);

/** Runs a command's work on the installation's data, whether its server runs or not. */
export async function withPlatform<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  for (const signal of stopSignals) process.on(signal, endOnSignal);
  const { platform, close } = await openPlatform();
  try {
    return await work(platform);
  } finally {
    await close();
  }
}

/** The community of a name that somebody typed. Throws CannotDo. */
export async function tenantNamed(platform: Platform, slug: string): Promise<Tenant> {
  const tenant = await platform.tenants.bySlug(slug);
  if (tenant) return tenant;
  throw new CannotDo(
    `there is no community named ${slug}; "courtyard tenant list" shows those that there are`,
  );
}
