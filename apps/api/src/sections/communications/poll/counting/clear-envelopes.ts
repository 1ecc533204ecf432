import pg from 'pg';
import { codeOf } from '../../../../platform/core/error-code';
import type { Platform } from '../../../../platform/core/platform';
import type { Tenant } from '../../../../platform/tenancy/tenant';

/** In which file the table of envelopes lies: another one once it was written anew. */
async function fileOfEnvelopes({ pool }: Platform): Promise<string | undefined> {
  const { rows } = await pool.query<{ file: string }>(
    `select pg_relation_filenode('poll_envelope')::text as file`,
  );
  return rows[0]?.file;
}

/** PostgreSQL's code where a lock was not to be had in time. */
const notAvailable = '55P03';

/**
 * Rewrites the table; false where somebody reads it for long, as a backup does: votes would wait behind the wait for the lock.
 * On a connection of its own, so that the settings of this session reach nobody else's statements.
 */
async function writeAnew({ databaseUrl }: Platform): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set lock_timeout = '500ms'`);
    await client.query('vacuum (full) poll_envelope');
    return true;
  } catch (error) {
    if (codeOf(error) === notAvailable) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * Has the database write its envelopes anew where polls were counted or certified since. Without that what was encrypted stays
 * in the table's file: an ordinary vacuum gives the room free and leaves the bytes. Once more at the certification, for what
 * somebody was still reading the first time.
 */
export async function clearEnvelopes(platform: Platform, tenant: Tenant): Promise<void> {
  const due = await platform.inTenant(
    tenant.id,
    (tx) =>
      tx
        .selectFrom('poll')
        .select('id')
        .where('envelopesGoneAt', 'is', null)
        .where('status', 'in', ['counted', 'certified'])
        .limit(200)
        .execute(),
    { readOnly: true },
  );
  if (due.length === 0) return;
  const before = await fileOfEnvelopes(platform);
  // The next minute will do.
  if (!(await writeAnew(platform))) return;
  if ((await fileOfEnvelopes(platform)) === before)
    throw new Error('the database did not write poll_envelope anew: its account does not own the table');
  await platform.inTenant(tenant.id, (tx) =>
    tx
      .updateTable('poll')
      .set({ envelopesGoneAt: platform.clock() })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute(),
  );
}
