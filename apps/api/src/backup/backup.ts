import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { lastExportsFolder } from '../platform/tenancy/community/deletion/last-export/last-export-store';
import { codeOf } from '../platform/core/error-code';
import { type ArchiveWriter, type Closing, entryNames, type Opening, writeArchive } from './archive';
import { type BackedUpTable, rowsOf, tablesOf } from './tables.sql';

/** What an installation keeps: its database and its data folder. */
export interface Installation {
  databaseUrl: string;
  dataFolder: string;
}

export interface BackupReport {
  communities: number;
  rows: number;
  files: number;
  /** Stored files that are missing, or are in the backup otherwise than they were stored, by their keys. */
  damaged: string[];
}

/** Of the data folder, beside the files that the database knows: releases of sections, mail that was kept, and last exports, which are all that is left of deleted communities. */
const plainFolders = ['sections', 'outbox', lastExportsFolder];

const partBytes = 4 * 2 ** 20;

/** Joins small chunks to parts of about 4 MiB, so that an entry's size is known before it is written. */
async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

const lineEnd = 10;

/** In COPY's format each row ends with a line feed, and none is within a value. */
function linesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(lineEnd); at !== -1; at = bytes.indexOf(lineEnd, at + 1)) count += 1;
  return count;
}

async function addTable(
  archive: ArchiveWriter,
  client: pg.ClientBase,
  table: BackedUpTable,
  tenantIds: readonly string[],
): Promise<number> {
  let rows = 0;
  let part = 0;
  for await (const bytes of inParts(rowsOf(client, table, tenantIds))) {
    part += 1;
    rows += linesIn(bytes);
    await archive.add(entryNames.rows(table.name, part), bytes);
  }
  return rows;
}

interface StoredFileKey {
  key: string;
  sha256: string;
}

async function storedFiles(client: pg.ClientBase, tenantId: string): Promise<StoredFileKey[]> {
  await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  const { rows } = await client.query<StoredFileKey>(
    // Named all the same: a role above the fence sees the files of all communities.
    'select storage_key as key, sha256 from file where tenant_id = $1 order by id',
    [tenantId],
  );
  return rows;
}

/** Adds a file by its path in the data folder. Gives its SHA-256 in hex, null for one that is not there. */
async function addFile(archive: ArchiveWriter, dataFolder: string, path: string): Promise<string | null> {
  try {
    return await archive.addFile(entryNames.file(path), join(dataFolder, path));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** True for a file that went, with its row, while the backup was made. */
async function isGoneSince(databaseUrl: string, tenantId: string, key: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    await client.query('begin read only');
    return (await storedFiles(client, tenantId)).every((file) => file.key !== key);
  });
}

/** Paths of all files below a folder of the data folder; what goes while they are looked for is left out. */
async function filesBelow(dataFolder: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(dataFolder, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const paths: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) paths.push(...(await filesBelow(dataFolder, path)));
    // What is being written is not there yet.
    else if (entry.isFile() && !entry.name.endsWith('.partial')) paths.push(path);
  }
  return paths;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Writes all of an installation, as it is at one moment, to a new file: every row, every stored file, the releases of
 * sections and the mail that was kept. The server may run meanwhile. The file is readable by its owner only, as it
 * holds the key of signatures and the hashes of passwords.
 */
export function backUp({ databaseUrl, dataFolder }: Installation, file: string): Promise<BackupReport> {
  return withClient(databaseUrl, async (client) => {
    // One moment for all tables.
    await client.query('begin isolation level repeatable read, read only');
    const { rows: migrations } = await client.query<Opening['migrations'][number]>(
      'select name, checksum from migration order by name',
    );
    const { rows: tenants } = await client.query<{ id: string }>('select id from tenant order by id');
    const { rows: queues } = await client.query<{ name: string }>(
      'select name from pgboss.queue order by name',
    );
    const tenantIds = tenants.map(({ id }) => id);
    const tables = await tablesOf(client);
    const report: BackupReport = { communities: tenants.length, rows: 0, files: 0, damaged: [] };
    await writeArchive(file, async (archive) => {
      const addJson = (name: string, value: object) => archive.add(name, Buffer.from(JSON.stringify(value)));
      await addJson(entryNames.opening, {
        format: 1,
        madeAt: new Date().toISOString(),
        migrations,
        tables: tables.map(({ name, columns }) => ({ name, columns })),
        queues: queues.map(({ name }) => name),
      } satisfies Opening);
      const rows: Record<string, number> = {};
      for (const table of tables) {
        rows[table.name] = await addTable(archive, client, table, tenantIds);
        report.rows += rows[table.name] ?? 0;
      }
      for (const tenantId of tenantIds) {
        for (const { key, sha256 } of await storedFiles(client, tenantId)) {
          const found = await addFile(archive, dataFolder, `files/${key}`);
          if (found !== null) report.files += 1;
          else if (await isGoneSince(databaseUrl, tenantId, key)) continue;
          if (found !== sha256) report.damaged.push(key);
        }
      }
      for (const folder of plainFolders) {
        for (const path of await filesBelow(dataFolder, folder)) {
          // A release whose time is over may go meanwhile.
          if ((await addFile(archive, dataFolder, path)) !== null) report.files += 1;
        }
      }
      const { files, damaged } = report;
      await addJson(entryNames.closing, { rows, files, damaged } satisfies Closing);
    });
    return report;
  });
}
