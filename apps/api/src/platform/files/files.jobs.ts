import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Platform } from '../core/platform';
import type { Job } from '../core/services';
import { inEachTenant } from '../tenancy/each-tenant';
import { resumableJobs } from './intake/resumable/resumable.jobs';

const keptHours = 24;
// Long, for who has put an old database back and still has the newer one.
const unknownKeptDays = 30;

/** Drops, community by community, what nothing has referred to for a day: rows with their bytes. */
export async function dropUnattached(platform: Platform): Promise<number> {
  const before = new Date(platform.clock().getTime() - keptHours * 3_600_000);
  let dropped = 0;
  await inEachTenant(platform, async ({ id }) => {
    const keys = await platform.inTenant(id, (tx) =>
      tx
        .deleteFrom('file')
        .where('unattachedSince', '<', before.toISOString())
        .returning('storageKey')
        .execute(),
    );
    // Bytes go after the commit: a row without bytes would be a broken file, bytes without a row are only space.
    for (const { storageKey } of keys) await platform.files.erase(storageKey);
    dropped += keys.length;
  });
  return dropped;
}

/**
 * Removes bytes that no row knows, a month old: of an upload that was undone at its very end, of a file that was dropped when
 * the process ended in between, or of a community whose import was killed.
 */
export async function dropUnknown(platform: Platform): Promise<void> {
  const { db, files, inTenant } = platform;
  const before = platform.clock().getTime() - unknownKeptDays * 86_400_000;
  const there = new Set((await db.selectFrom('tenant').select('id').execute()).map(({ id }) => id));
  for (const gone of (await files.communities()).filter((id) => !there.has(id)))
    for (const key of await files.keysOf(gone))
      if ((await files.writtenAt(key)).getTime() < before) await files.erase(key);
  await inEachTenant(platform, async ({ id }) => {
    const keys = await files.keysOf(id);
    const rows = await inTenant(id, (tx) =>
      tx
        .selectFrom('file')
        .select('storageKey')
        .where('storageKey', '=', sql<string>`any(${keys}::text[])`)
        .execute(),
    );
    const known = new Set(rows.map(({ storageKey }) => storageKey));
    for (const key of keys) {
      if (!known.has(key) && (await files.writtenAt(key)).getTime() < before) await files.erase(key);
    }
  });
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
  ...resumableJobs,
  {
    name: 'files.drop-unattached',
    cron: '17 3 * * *',
    async run(_payload, platform) {
      const dropped = await dropUnattached(platform);
      if (dropped > 0) platform.log.info({ dropped }, 'dropped files that nothing refers to');
      await dropUnknown(platform);
      await dropInterrupted(platform);
    },
  },
];
