import { randomUUID } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import { lastExportDays } from '@courtyard/contract';
import pg from 'pg';
import type { Platform } from '../../../../core/platform';
import type { Tenant } from '../../../tenant';
import { verifyExport } from '../../export/archive/verify-export';
import { writeExport } from '../../export/writing/write-export';
import { lastExportStore } from '../last-export/last-export-store';
import { recordPeople, removePeople } from './people.sql';
import { deleteTenantRows } from './tenant-rows.sql';

/** What is done, in its order; tests stop at each. */
export type DeletionStep = 'taken' | 'exported' | 'verified' | 'kept' | 'rows' | 'people' | 'deleted';

type OnStep = (step: DeletionStep) => Promise<void> | void;

/** What the deletion of a community needs of the platform. */
export type DeletingPlatform = Pick<Platform, 'databaseUrl' | 'dataFolder' | 'files' | 'clock' | 'log'>;

/** Takes the deletion up for as long as the transaction lasts; false where another process is at it, or it is done. */
async function takeUp(client: pg.Client, tenantId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from community_deletion where community_id = $1 and closed_at is not null and deleted_at is null
     for update skip locked`,
    [tenantId],
  );
  return rowCount === 1;
}

/** Writes the last export of what the transaction sees, reads it back, and puts it in its place. Gives its size. */
async function keepExport(
  platform: DeletingPlatform,
  client: pg.Client,
  { tenant, onStep }: { tenant: Tenant; onStep: OnStep },
): Promise<number> {
  const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
  const store = lastExportStore(platform);
  await store.makeFolder();
  await store.erasePartial(tenant.id);
  const path = store.pathOf(tenant.id);
  const partial = `${path}.${randomUUID()}.partial`;
  const { signal } = new AbortController();
  try {
    const snapshot = rows[0]?.snapshot ?? '';
    const progress = await writeExport(platform, tenant, partial, { onProgress: () => {}, signal, snapshot });
    if (progress.damaged > 0)
      platform.log.warn({ damaged: progress.damaged }, 'stored files were damaged before the last export');
    await onStep('exported');
    await client.query(`select set_config('app.tenant_id', $1, true)`, [tenant.id]);
    await verifyExport(partial, client);
    await onStep('verified');
    const { size } = await stat(partial);
    await rename(partial, path);
    await store.settle();
    return size;
  } finally {
    await rm(partial, { force: true });
  }
}

async function deleteRows(client: pg.Client, tenantId: string, onStep: OnStep): Promise<void> {
  await recordPeople(client, tenantId);
  await client.query(
    `update community_deletion set kept_mail = array(select id from mail where tenant_id = $1 and status = 'kept')
     where community_id = $1`,
    [tenantId],
  );
  await deleteTenantRows(client, tenantId);
  await onStep('rows');
  await removePeople(client);
  await client.query('delete from tenant where id = $1', [tenantId]);
  await onStep('people');
}

/**
 * Makes the last export of a community whose day has come and deletes its rows, in one transaction that sees one moment: what
 * is deleted is what was exported and read back. Anybody who writes meanwhile, a process that is killed and a disk that is
 * full undo all of it, and the next run begins anew. False where another process is at it, or nothing is left to do.
 */
export async function deleteCommunity(
  platform: DeletingPlatform,
  tenant: Tenant,
  onStep: OnStep = () => {},
): Promise<boolean> {
  // Of its own: it lasts as long as the export takes.
  const client = new pg.Client({ connectionString: platform.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(
      'begin isolation level repeatable read; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    if (!(await takeUp(client, tenant.id))) return false;
    await onStep('taken');
    const bytes = await keepExport(platform, client, { tenant, onStep });
    await onStep('kept');
    await deleteRows(client, tenant.id, onStep);
    const now = platform.clock();
    await client.query(
      'update community_deletion set deleted_at = $2, export_until = $3, export_bytes = $4 where community_id = $1',
      [tenant.id, now, new Date(now.getTime() + lastExportDays * 86_400_000), bytes],
    );
    await client.query('commit');
    await onStep('deleted');
    return true;
  } finally {
    await client.end();
  }
}
