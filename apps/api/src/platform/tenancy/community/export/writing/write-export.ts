import { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Platform } from '../../../../core/platform';
import type { Tenant } from '../../../tenant';
import { readmeOf } from './export-readme.texts';
import { type ExportedTable, exportedTables } from './exported-tables.sql';
import { leftOutColumns, leftOutTables } from './left-out.rules';
import { exportFormat, type Manifest } from './manifest';
import type { ZipWriter } from '../../../../files/export/zip-stream';
import { writeZip } from './zip-writer';

/** How far an export is. */
export interface ExportProgress {
  /** Tables and files that are written, of `total`. */
  done: number;
  total: number;
  rows: number;
  files: number;
  damaged: number;
}

/** One moment for all tables, or that of another transaction, as the role that sees this community only. */
const opening = (
  tenantId: string,
  snapshot: string | null,
) => `begin isolation level repeatable read, read only;
  ${snapshot === null ? '' : `set transaction snapshot ${pg.escapeLiteral(snapshot)};`}
  set local role courtyard_app; set local app.tenant_id = '${tenantId}'; set local statement_timeout = 0;
  set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'iso_8601'`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listed = (names: readonly string[]) => names.map(quoted).join(', ');

/** The rows as CSV with a heading. Null is nothing, an empty text `""`. */
async function addTable(zip: ZipWriter, client: pg.Client, { name, columns, key }: ExportedTable) {
  const selection = `select ${listed(columns.map((column) => column.name))} from ${quoted(name)} order by ${listed(key)}`;
  const rows = client.query(copyTo(`copy (${selection}) to stdout with (format csv, header)`));
  const file = `tables/${name}.csv`;
  const { sha256 } = await zip.add(file, rows);
  // How many there were comes after the last of them, at times in a packet of its own: what is asked next is answered after that.
  await client.query('select');
  return { file, rows: rows.rowCount, sha256 };
}

interface FileToAdd {
  id: string;
  name: string;
  mediaType: string;
  sha256: string;
  storageKey: string;
}

/**
 * The rows of a community's files in sets, so that any number of them takes the same room. The community is asked for by name: an
 * operator's account may be one that no policy holds for.
 */
export async function* filesOf(
  client: Pick<pg.ClientBase, 'query'>,
  tenantId: string,
): AsyncGenerator<FileToAdd> {
  for (let after: string | null = null; ;) {
    const { rows }: { rows: FileToAdd[] } = await client.query<FileToAdd>(
      `select id, name, media_type as "mediaType", sha256, storage_key as "storageKey" from file
       where tenant_id = $1 and ($2::uuid is null or id > $2) order by id limit 500`,
      [tenantId, after],
    );
    yield* rows;
    after = rows.at(-1)?.id ?? null;
    if (after === null) return;
  }
}

/** Adds a stored file; false where it is missing, or is not as it was stored. */
async function addFile(
  zip: ZipWriter,
  { files }: Pick<Platform, 'files'>,
  file: FileToAdd,
): Promise<boolean> {
  const content = await files.openIfThere(file.storageKey);
  if (!content) return false;
  const isCompressed = file.mediaType.startsWith('text/');
  const { sha256 } = await zip.add(`files/${file.id}/${file.name}`, content, { isCompressed });
  return sha256 === file.sha256;
}

async function countedOf(client: pg.Client, sql: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(sql);
  return rows[0]?.value ?? '';
}

export interface WriteOptions {
  onProgress: (progress: ExportProgress) => void;
  signal: AbortSignal;
  /** Of a transaction that waits meanwhile (`pg_export_snapshot`): the export is of what that one sees. */
  snapshot?: string | null;
}

/**
 * Writes all that belongs to a community, as of one moment, to a ZIP: a CSV for each table, its files, what it is, and
 * last the manifest. What it holds in memory does not grow with the rows. `onProgress` is told of each step.
 */
export async function writeExport(
  platform: Pick<Platform, 'databaseUrl' | 'files' | 'clock'>,
  tenant: Tenant,
  path: string,
  { onProgress, signal, snapshot = null }: WriteOptions,
): Promise<ExportProgress> {
  // Of its own, for the pool's send ahead of answers, which a copy that flows cannot.
  const client = new pg.Client({ connectionString: platform.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  const progress: ExportProgress = { done: 0, total: 0, rows: 0, files: 0, damaged: 0 };
  const step = (more: Partial<ExportProgress>) => {
    Object.assign(progress, more, { done: progress.done + 1 });
    onProgress({ ...progress });
  };
  try {
    const schema = await countedOf(client, 'select max(name) as value from migration');
    await client.query(opening(tenant.id, snapshot));
    const tables = await exportedTables(client);
    progress.total = tables.length + Number(await countedOf(client, 'select count(*) as value from file'));
    const manifest: Manifest = {
      product: 'courtyard',
      format: exportFormat,
      madeAt: platform.clock().toISOString(),
      schema,
      community: { id: tenant.id, slug: tenant.slug, name: tenant.name },
      tables: [],
      leftOut: { tables: leftOutTables, columns: leftOutColumns },
      files: { count: 0, damaged: [] },
    };
    const fill = async (zip: ZipWriter) => {
      await zip.add('README.txt', Readable.from([Buffer.from(readmeOf(manifest))]));
      for (const table of tables) {
        const added = await addTable(zip, client, table);
        manifest.tables.push({ name: table.name, columns: table.columns, key: table.key, ...added });
        step({ rows: progress.rows + added.rows });
      }
      for await (const file of filesOf(client, tenant.id)) {
        if (!(await addFile(zip, platform, file))) manifest.files.damaged.push(file.id);
        manifest.files.count += 1;
        step({ files: manifest.files.count, damaged: manifest.files.damaged.length });
      }
      await zip.add('manifest.json', Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]));
    };
    await writeZip(path, fill, signal);
    return progress;
  } finally {
    await client.end();
  }
}
