import { Readable } from 'node:stream';
import pg from 'pg';
import { messageOf } from '../../platform/core/error-code';
import { newId } from '../../platform/core/ids';
import type { Platform } from '../../platform/core/platform';
import { knownMigrations } from '../../platform/database/migration/migrate';
import { isPosted, takeInBooks } from './books.sql';
import { faultsOf } from './check-archive';
import { comeBack } from '../../platform/tenancy/community/deletion/deleting/come-back.sql';
import {
  type ExportArchive,
  openExportArchive,
  sha256Of,
} from '../../platform/tenancy/community/export/archive/export-archive';
import {
  fill,
  type GivenTable,
  keepReserveRule,
  keepVersions,
  knownTables,
  knowPeople,
  makeTenant,
  stage,
} from './fill-tables.sql';
import { RefusedImport } from '../../platform/tenancy/community/export/archive/refused-import';
import { slugHindrance } from '../../platform/tenancy/slug.rules';

export interface ImportInput {
  /** Path of an export. */
  file: string;
  /** Label of its sub-domain here; the one that it had where it is not given. */
  slug?: string;
  /** Only says what would come of it: all is checked, nothing is kept. */
  isDryRun?: boolean;
}

export interface ImportReport {
  tenantId: string;
  slug: string;
  name: string;
  rows: number;
  files: number;
  /** Files that the export names as missing or damaged. */
  damagedFiles: number;
  /** Addresses of those who have no password here yet. */
  withoutPassword: string[];
}

/** Says of a table's rows what the database said of them. */
async function naming<T>(table: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const detail = cause instanceof pg.DatabaseError && cause.detail ? ` ${cause.detail}` : '';
    throw new RefusedImport([`${table}: ${messageOf(cause)}.${detail}`], { cause });
  }
}

async function fillAll(
  client: pg.Client,
  archive: ExportArchive,
  { slug, order }: { slug: string; order: readonly string[] },
) {
  const address = { slug, communityId: archive.manifest.community.id };
  const given = new Map<string, GivenTable>(archive.manifest.tables.map((table) => [table.name, table]));
  const lastPosted = order.filter((name) => isPosted(name) && given.has(name)).at(-1);
  let rows = 0;
  let tenantId = '';
  for (const name of order) {
    const table = given.get(name);
    if (!table) continue;
    const content = (await archive.read(table.file)) ?? Readable.from([]);
    const came = await naming(name, stage(client, table, content));
    if (came !== table.rows) throw new RefusedImport([`${name}: ${came} rows instead of ${table.rows}.`]);
    rows += came;
    if (name === 'tenant') tenantId = await naming(name, makeTenant(client, table, address));
    else if (name === 'identity') await naming(name, knowPeople(client));
    else if (!isPosted(name)) await naming(name, fill(client, table));
    else if (name === lastPosted) await naming('journal_entry', takeInBooks(client));
  }
  await keepVersions(client);
  await keepReserveRule(client, given.get('tenant'));
  return { rows, tenantId };
}

interface FileRow {
  id: string;
  name: string;
  sha256: string;
  storageKey: string;
}

/** Keeps the files of the rows, or only looks at them. Gives how many there are; throws RefusedImport naming those that are not right. */
async function takeFiles(
  client: pg.Client,
  { files }: Pick<Platform, 'files'>,
  { read, manifest }: ExportArchive,
  { isDryRun, tenantId }: { isDryRun: boolean; tenantId: string },
): Promise<number> {
  const damaged = new Set(manifest.files.damaged);
  const faults: string[] = [];
  let taken = 0;
  for (let after: string | null = null; ;) {
    const { rows }: { rows: FileRow[] } = await client.query<FileRow>(
      `select id, name, sha256, storage_key as "storageKey" from file
       where tenant_id = $1 and ($2::uuid is null or id > $2) order by id limit 500`,
      [tenantId, after],
    );
    for (const { id, name, sha256, storageKey } of rows) {
      if (damaged.has(id)) continue;
      const content = await read(`files/${id}/${name}`);
      const came = content && (isDryRun ? await sha256Of(content) : await files.putBack(storageKey, content));
      if (came === sha256) taken += 1;
      else
        faults.push(
          `files/${id}/${name}: ${content ? 'its content doesn’t match the export' : 'it is missing'}.`,
        );
    }
    after = rows.at(-1)?.id ?? null;
    if (after === null) break;
  }
  if (faults.length > 0) throw new RefusedImport(faults);
  return taken;
}

/** A community comes back to its own address, and to no other's; and once nothing of it is left there. */
async function faultsOfAddress(client: pg.Client, slug: string, communityId: string): Promise<string[]> {
  const { rows } = await client.query<{ isOwn: boolean; isErased: boolean }>(
    `select community_id = $2 as "isOwn", erased_at is not null as "isErased" from community_deletion
     where slug = $1 and deleted_at is not null`,
    [slug, communityId],
  );
  return rows.flatMap(({ isOwn, isErased }) => {
    if (!isOwn) return `${slug} is reserved for a deleted community. Choose another name.`;
    return isErased ? [] : `${slug} is still being deleted. Try again in five minutes.`;
  });
}

/**
 * Makes a community of an export, with the ids that it had: all of it, or nothing. The people are known by their addresses;
 * who is new here has no password and gets a link. Throws RefusedImport with every reason that was found.
 */
export async function importCommunity(
  platform: Pick<Platform, 'databaseUrl' | 'files'>,
  { file, slug: wanted, isDryRun = false }: ImportInput,
): Promise<ImportReport> {
  const archive = await openExportArchive(file);
  const { community, files } = archive.manifest;
  const slug = wanted ?? community.slug;
  const client = new pg.Client({ connectionString: platform.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  let tenantId = '';
  let isKept = false;
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const tables = await knownTables(client);
    const faults = await faultsOf(
      archive,
      tables,
      (await knownMigrations()).map(({ name }) => name),
    );
    const hindrance = slugHindrance(slug);
    if (hindrance !== null) faults.push(`"${slug}" can't be a community's subdomain: ${hindrance}.`);
    const taken = await client.query('select 1 from tenant where slug = $1', [slug]);
    if (taken.rowCount) faults.push(`A community named ${slug} already exists. Choose another name.`);
    faults.push(...(await faultsOfAddress(client, slug, community.id)));
    if (faults.length > 0) throw new RefusedImport(faults);
    const order = tables.map(({ name }) => name);
    const filled = await fillAll(client, archive, { slug, order });
    tenantId = filled.tenantId;
    await naming('rows', client.query('set constraints all immediate'));
    await client.query(
      `insert into audit_log (tenant_id, id, actor_name, action, subject_type, subject_id, changes)
       values ($1::uuid, $2, 'Courtyard', 'community.import', 'community', $1::uuid::text, $3)`,
      [tenantId, newId(), JSON.stringify({ madeAt: { before: null, after: archive.manifest.madeAt } })],
    );
    // A copy: it sends nothing by itself until somebody says that it is the one in use.
    await client.query('insert into community_place (tenant_id, arrived_at) values ($1, now())', [tenantId]);
    const { rows: people } = await client.query<{ email: string }>(
      `select given.email from pg_temp.given_identity given
       join pg_temp.known_people known on known.given_id = given.id
       join pg_temp.given_member member on member.identity_id = given.id
       where not known.has_password and member.status = 'active' order by 1`,
    );
    const count = await takeFiles(client, platform, archive, { isDryRun, tenantId });
    await comeBack(client, tenantId);
    await client.query(isDryRun ? 'rollback' : 'commit');
    isKept = !isDryRun;
    return {
      tenantId,
      slug,
      name: community.name,
      rows: filled.rows,
      files: count,
      damagedFiles: files.damaged.length,
      withoutPassword: people.map(({ email }) => email),
    };
  } finally {
    await client.end();
    archive.close();
    if (!isKept && !isDryRun && tenantId) await platform.files.eraseAll(tenantId);
  }
}
