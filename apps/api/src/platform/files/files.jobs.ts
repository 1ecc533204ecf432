import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../platform';
import type { Job } from '../services';
import { inEachTenant } from '../tenancy/each-tenant';

const keptHours = 24;

/** Drops, community by community, what nothing has referred to for a day: rows with their bytes. */
export async function dropUnattached(platform: Platform): Promise<number> {
  const before = new Date(platform.clock().getTime() - keptHours * 3_600_000);
  let dropped = 0;
  await inEachTenant(platform, async ({ id }) => {
    const keys = await platform.inTenant(id, (tx) =>
      tx
        .deleteFrom('file')
        .where('unattached_since', '<', before.toISOString())
        .returning('storage_key')
        .execute(),
    );
    // Bytes go after the commit: a row without bytes would be a broken file, bytes without a row are only space.
    for (const { storage_key } of keys) await platform.files.erase(storage_key);
    dropped += keys.length;
  });
  return dropped;
}

/** Removes what interrupted uploads left behind. */
async function dropInterrupted(platform: Platform): Promise<void> {
  const folder = platform.files.arrivals;
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const age =
      Date.now() -
      (await stat(path).then(
        (found) => found.mtimeMs,
        () => Date.now(),
      ));
    if (age > 3_600_000) await rm(path, { force: true });
  }
}

export const fileJobs: readonly Job[] = [
  {
    name: 'files.drop-unattached',
    cron: '17 3 * * *',
    async run(_payload, platform) {
      const dropped = await dropUnattached(platform);
      if (dropped > 0) platform.log.info({ dropped }, 'dropped files that nothing refers to');
      await dropInterrupted(platform);
    },
  },
];
