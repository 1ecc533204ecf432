import { asFullDisk } from '../server/data-folder';
import type { Platform } from '../platform/core/platform';
import type { Tenant } from '../platform/tenancy/tenant';
import { endAfter, type StopSignal, stopSignals } from '../server/run';
import { openPlatform } from '../server/start';
import { CannotDo } from './mistake';

/**
 * Opens something, does a command's work on it and closes it. A signal closes it too and ends the command; what is under
 * way is undone.
 */
export async function withOpened<O extends { close(): Promise<void> }, T>(
  open: () => Promise<O>,
  work: (opened: O) => Promise<T>,
): Promise<T> {
  let close = () => Promise.resolve();
  let isStopping = false;
  const onSignal = async (signal: StopSignal) => {
    isStopping = true;
    await close().catch(() => {});
    endAfter(signal, 130);
  };
  const listeners = stopSignals.map((signal) => [signal, () => void onSignal(signal)] as const);
  for (const [signal, listener] of listeners) process.once(signal, listener);
  try {
    const opened = await open();
    let closed: Promise<void> | null = null;
    close = () => (closed ??= opened.close());
    return await work(opened);
  } catch (error) {
    if (!isStopping) throw error;
    // What broke because of the signal is nothing to tell; the process ends.
    return new Promise(() => {});
  } finally {
    await close();
    for (const [signal, listener] of listeners) process.off(signal, listener);
  }
}

/** Runs a command's work on the installation's data, whether its server runs or not. */
export function withPlatform<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  return withOpened(
    () => openPlatform(),
    async ({ platform }) => {
      try {
        return await work(platform);
      } catch (error) {
        const { dataFolder, env } = platform;
        throw asFullDisk(error, { folder: dataFolder, holdsDatabase: !env.DATABASE_URL });
      }
    },
  );
}

/** The community of a name that somebody typed. Throws CannotDo. */
export async function tenantNamed(platform: Platform, slug: string): Promise<Tenant> {
  const tenant = await platform.tenants.bySlug(slug);
  if (tenant) return tenant;
  throw new CannotDo(`community ${slug} not found. Run "courtyard tenant list" to see all communities`);
}
