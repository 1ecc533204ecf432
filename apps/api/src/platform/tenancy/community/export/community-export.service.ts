import type { createReadStream } from 'node:fs';
import type { CommunityExport } from '@courtyard/contract';
import { type Selectable, sql, type SqlBool } from 'kysely';
import { changeOf } from '../../../audit/audit';
import { newId } from '../../../core/ids';
import { codeOf } from '../../../core/error-code';
import type { Platform } from '../../../core/platform';
import type { Tx } from '../../../database/database';
import { conflict, notFound } from '../../../http/problem';
import type { CallContext, ReadContext } from '../../../section/call-context';
import type { CommunityExportTable } from './community-export.tables';
import { exportStore } from './export-store';

export const exportJobName = 'community-exports.run';

type Row = Selectable<CommunityExportTable>;

/** As the wire has it. */
function answerOf({ files, clock }: Platform, row: Row): CommunityExport {
  const { id, tenantId, status, startedBy, startedAt, done, total, expiresAt } = row;
  const isThere = status === 'done' && expiresAt !== null && new Date(expiresAt) > clock();
  return {
    id,
    status,
    startedBy,
    startedAt,
    done,
    total,
    rows: Number(row.rowCount),
    files: row.fileCount,
    damagedFiles: row.damagedCount,
    bytes: Number(row.bytes),
    expiresAt,
    url: isThere ? files.linkFor({ kind: 'community-export', tenantId, id }) : null,
  };
}

/** The newest ten. */
export async function listExports({ tx, platform }: ReadContext): Promise<CommunityExport[]> {
  const rows = await tx
    .selectFrom('communityExport')
    .selectAll()
    .orderBy('startedAt', 'desc')
    .orderBy('id')
    .limit(10)
    .execute();
  return rows.map((row) => answerOf(platform, row));
}

/** Queues an export. Throws `export-under-way`. */
export async function startExport(context: CallContext): Promise<CommunityExport> {
  const { tx, platform, tenant, caller, audit } = context;
  const now = platform.clock();
  const row = await tx
    .insertInto('communityExport')
    .values({
      tenantId: tenant.id,
      id: newId(),
      memberId: caller.memberId,
      startedBy: caller.displayName,
      startedAt: now,
      touchedAt: now,
    })
    // The index is found by these words: with parameters in their place, a plan for any values finds none.
    .onConflict((other) =>
      other
        .columns(['tenantId'])
        .where(sql<SqlBool>`status in ('queued', 'running')`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row)
    throw conflict(
      'export-under-way',
      'An export is already running. Wait for it, or stop it and start again.',
    );
  await audit(changeOf('community-export.start', { community: tenant.id }, {}, { export: row.id }));
  await queueExport(platform, tx, row);
  return answerOf(platform, row);
}

export const queueExport = ({ jobs }: Platform, tx: Tx, { tenantId, id }: Pick<Row, 'tenantId' | 'id'>) =>
  jobs.enqueue(tx, exportJobName, { tenantId, exportId: id }, { key: id });

/** Forgets an export: whoever writes it stops, its file goes. Throws notFound. */
export async function removeExport({ tx, tenant, audit }: CallContext, exportId: string): Promise<void> {
  const row = await tx
    .deleteFrom('communityExport')
    .where('id', '=', exportId)
    .returning('status')
    .executeTakeFirst();
  if (!row) throw notFound('export');
  const { status } = row;
  await audit(
    changeOf('community-export.remove', { community: tenant.id }, { export: exportId, status }, {}),
  );
}

/** The file of an export that is done. Throws notFound where it is there no more. */
export async function openExport(
  platform: Platform,
  tenant: { id: string; slug: string },
  exportId: string,
): Promise<{ content: ReturnType<typeof createReadStream>; bytes: number; name: string }> {
  const row = await platform.inTenant(tenant.id, (tx) =>
    tx
      .selectFrom('communityExport')
      .select('startedAt')
      .where('id', '=', exportId)
      .where('status', '=', 'done')
      .where('expiresAt', '>', platform.clock().toISOString())
      .executeTakeFirst(),
  );
  if (!row) throw notFound('export');
  try {
    const file = await exportStore(platform).open(tenant.id, exportId);
    return { ...file, name: `${tenant.slug}-${row.startedAt.slice(0, 10)}.zip` };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw notFound('export');
    throw error;
  }
}
