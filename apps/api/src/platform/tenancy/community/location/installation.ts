import { createHash, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { codeOf } from '../../../core/error-code';
import type { PlatformCore } from '../../../core/platform';
import type { Db, Tx } from '../../../database/database';

/** In the data folder. */
export const installationFile = 'installation-id';

/** The id in the data folder, made by whichever process asks first. No backup has it. */
async function idOfFolder(folder: string): Promise<string> {
  const path = join(folder, installationFile);
  const read = () =>
    readFile(path, 'utf8').catch((error: unknown) =>
      codeOf(error) === 'ENOENT' ? null : Promise.reject(error),
    );
  const known = await read();
  if (known) return known.trim();
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${randomUUID()}\n`, { mode: 0o600 });
  // A link is made whole or not at all, and not over another's.
  await link(draft, path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  await rm(draft);
  return ((await read()) ?? '').trim();
}

/**
 * What tells a community here from a copy of it: of all data that were put back elsewhere, by the data folder and the
 * database itself, whose number no dump has; of the community that was imported beside it, by the community's own id.
 */
export async function installationId(
  { dataFolder }: Pick<PlatformCore, 'dataFolder'>,
  // The caller's own connection: who waits for a second one while they hold a first can wait for each other.
  db: Db | Tx,
  tenantId: string,
): Promise<string> {
  const { rows } = await sql<{ database: string }>`
    select system_identifier::text || '/' || (select oid from pg_database where datname = current_database()) as database
    from pg_control_system()`.execute(db);
  return createHash('sha256')
    .update(`${await idOfFolder(dataFolder)} ${rows[0]?.database ?? ''} ${tenantId}`)
    .digest('hex')
    .slice(0, 32);
}
