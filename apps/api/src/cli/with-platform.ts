import { asFullDisk } from '../server/data-folder';
import type { Platform } from '../platform/core/platform';
import type { Tenant } from '../platform/tenancy/tenant';
import { endAfter, type StopSignal, stopSignals } from '../server/run';
import { openPlatform } from '../server/start';
import { CannotDo } from './mistake';

/** Runs a command's work on the installation's data, whether its server runs or not. A signal undoes what is under way. */
export async function withPlatform<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  let close = () => Promise.resolve();
  let isStopping = false;
  const onSignal = async (signal: StopSignal) => {
    isStopping = true;
    await close().catch(() => {});
    endAfter(signal, 130);
  };
  for (const signal of stopSignals) process.once(signal, () => void onSignal(signal));
  const opened = await openPlatform();
  let closed: Promise<void> | null = null;
  close = () => (closed ??= opened.close());
  try {
    return await work(opened.platform);
  } catch (error) {
    const { dataFolder, env } = opened.platform;
    if (!isStopping) throw asFullDisk(error, { folder: dataFolder, holdsDatabase: !env.DATABASE_URL });
    // What broke because of the signal is nothing to tell; the process ends.
    return new Promise(() => {});
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
