import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../../../core/platform';
import type { Job } from '../../../core/services';
import { inEachTenant } from '../../../tenancy/each-tenant';
import { dropPart, partPath } from './part-file';

/** Bytes that no row knows, of a process that ended between the two, are dropped when they are a day old. */
const unknownKeptMs = 86_400_000;

/** Drops uploads that stood still for a day, rows with their bytes. */
async function dropExpired({ files, inTenant, clock }: Platform, tenantId: string): Promise<void> {
  const rows = await inTenant(tenantId, (tx) =>
    tx
      .deleteFrom('resumableUpload')
      .where('expiresAt', '<=', clock().toISOString())
      .returning('id')
      .execute(),
  );
  for (const { id } of rows) await dropPart(partPath(files.uploads, tenantId, id));
}

async function dropUnknown({ files, inTenant, clock }: Platform, tenantId: string): Promise<void> {
  const folder = join(files.uploads, tenantId);
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return;
  const rows = await inTenant(tenantId, (tx) => tx.selectFrom('resumableUpload').select('id').execute());
  const known = new Set(rows.map(({ id }) => id));
  for (const name of names.filter((each) => !known.has(each))) {
    const written = await stat(join(folder, name)).catch(() => null);
    if (written && clock().getTime() - written.mtimeMs > unknownKeptMs) await dropPart(join(folder, name));
  }
}

export const resumableJobs: readonly Job[] = [
  {
    name: 'files.drop-uploads',
    cron: '27 * * * *',
    run: (_payload, platform) =>
      inEachTenant(platform, async ({ id }) => {
        await dropExpired(platform, id);
        await dropUnknown(platform, id);
      }),
  },
];

/** Lets go of uploads to which a process wrote that was killed: with a database of its own nobody else can be at it. */
export async function releaseUploads(platform: Platform): Promise<void> {
  await inEachTenant(platform, async ({ id }) => {
    await platform.inTenant(id, (tx) =>
      tx
        .updateTable('resumableUpload')
        .set({ writer: null, writerUntil: null })
        .where('writer', 'is not', null)
        .execute(),
    );
  });
}
