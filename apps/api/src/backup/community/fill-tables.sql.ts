import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isZone } from '@courtyard/contract/intl';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { exportedTables, inOrder } from '../../platform/tenancy/community/export/writing/exported-tables.sql';
import { filledIn } from '../../platform/tenancy/community/export/writing/left-out.rules';
import { isPosted } from './books.sql';
import type { KnownTable } from './check-archive';

const quoted = pg.escapeIdentifier;

/** The tables that an import can fill, in the order of their references. */
export async function knownTables(client: pg.Client): Promise<KnownTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(attname::text) as columns from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and attnum > 0 and atthasdef group by relname`,
  );
  const defaults = new Map(rows.map(({ name, columns }) => [name, columns]));
  const tables = await exportedTables(client);
  // What is posted comes all at once: whatever refers to a part of it waits for all of it.
  const posted = tables.map(({ name }) => name).filter((name) => isPosted(name));
  const waiting = tables.map((table) => ({
    ...table,
    needs:
      !isPosted(table.name) && table.needs.some((name) => isPosted(name))
        ? [...table.needs, ...posted]
        : table.needs,
  }));
  return inOrder(waiting).map((table) => ({ ...table, withDefault: defaults.get(table.name) ?? [] }));
}

export interface GivenTable {
  name: string;
  file: string;
  /** `exportedAs` heads the column in its file. */
  columns: readonly { name: string; type: string; exportedAs: string }[];
  rows: number;
}

const staged = (name: string) => `pg_temp.${quoted(`given_${name}`)}`;

/** Takes rows into a table of this transaction, as they were exported. Gives how many came. */
export async function stage(
  client: pg.Client,
  { name, columns }: GivenTable,
  content: Readable,
): Promise<number> {
  const typed = columns.map(({ exportedAs, type }) => `${quoted(exportedAs)} ${type}`).join(', ');
  await client.query(`create temp table ${quoted(`given_${name}`)} (${typed}) on commit drop`);
  await client.query(`grant select on ${staged(name)} to courtyard_app`);
  const into = client.query(copyFrom(`copy ${staged(name)} from stdin with (format csv, header match)`));
  await pipeline(content, into);
  for (const column of columns.filter(({ exportedAs, name: present }) => exportedAs !== present))
    await client.query(
      `alter table ${staged(name)} rename column ${quoted(column.exportedAs)} to ${quoted(column.name)}`,
    );
  return into.rowCount;
}

/** A kind of notification by its present name (migrations 0457 and 0463). */
const presentKind = `replace(replace(given.kind, '.list-act-ended', '.bulk-job-ended'), '.instalment-waits', '.installment-waits')`;

/**
 * What is written in place of what a row says, by column: the community and the people are those of this installation, and what earlier
 * versions called otherwise has its present name.
 */
const replaced: Readonly<Record<string, string>> = {
  tenant_id: 'courtyard.tenant_id()',
  'member.identity_id':
    '(select identity_id from pg_temp.known_people known where known.given_id = given.identity_id)',
  // History of the community itself, which may have another id here.
  'audit_log.subject_id': `case when given.subject_type = 'community' then courtyard.tenant_id()::text else given.subject_id end`,
  // A version that is not published here cannot be followed.
  'tenant_section.channel': `case when given.channel <> 'pinned' or exists (select from section_release release
    where release.section_id = given.section_id and release.version = given.pinned_version) then given.channel else 'stable' end`,
  'notification.kind': presentKind,
  'notification_choice.kind': presentKind,
  'late_charge_policy.late_fee': `case when given.late_fee ->> 'of' = 'instalment' then jsonb_set(given.late_fee, '{of}', '"installment"') else given.late_fee end`,
  'list_view.settings': `case given.list
    when 'accounting.special-assessments' then regexp_replace(given.settings::text, '\\minstalments\\M', 'installments', 'g')
    when 'people.logs' then regexp_replace(given.settings::text, '\\mthing\\M', 'record', 'g')
    else regexp_replace(given.settings::text, '\\mageing\\M', 'aging', 'g') end::jsonb`,
  'tenant_section.pinned_version': `(select release.version from section_release release
    where release.section_id = given.section_id and release.version = given.pinned_version)`,
};

/** Writes the staged rows of a table of the community, inside its fence. */
export async function fill(client: pg.Client, { name, columns }: GivenTable): Promise<void> {
  const filled = Object.keys(filledIn).flatMap((full) => {
    const [table, column] = full.split('.');
    return table === name && column !== undefined ? [column] : [];
  });
  const targets = [...columns.map((column) => column.name), ...filled];
  const values = targets.map((column) => {
    const full = `${name}.${column}`;
    return replaced[full] ?? replaced[column] ?? filledIn[full] ?? `given.${quoted(column)}`;
  });
  await client.query('set local role courtyard_app');
  await client.query(
    `insert into public.${quoted(name)} (${targets.map(quoted).join(', ')}) select ${values.join(', ')} from ${staged(name)} given`,
  );
  await client.query('reset role');
}

/** A profile that is written moves its member's version on: what was exported is put back. */
export async function keepVersions(client: pg.Client): Promise<void> {
  await client.query('set local role courtyard_app');
  await client.query(
    `update member set version = given.version from ${staged('member')} given
     where member.tenant_id = courtyard.tenant_id() and member.id = given.id and member.version <> given.version`,
  );
  await client.query('reset role');
}

/**
 * An export from before communities had a country or state: two people decided on every transfer out of a reserve then, whatever it
 * says (migration 0455).
 */
export async function keepReserveRule(client: pg.Client, tenant: GivenTable | undefined): Promise<void> {
  if (!tenant || tenant.columns.some(({ name }) => name === 'jurisdiction')) return;
  await client.query('set local role courtyard_app');
  await client.query(
    `with kept as (
       insert into approval_rule (tenant_id, kind, version) values (courtyard.tenant_id(), 'banking.reserve-transfer', 1)
       on conflict do nothing returning tenant_id, kind
     )
     insert into approval_rule_limit (tenant_id, kind, from_minor, deciders) select tenant_id, kind, 0, 2 from kept`,
  );
  await client.query('reset role');
}

/** Finds the people of the members by their addresses, and makes those who are new, without a password. */
export async function knowPeople(client: pg.Client): Promise<void> {
  await client.query(`create temp table known_people on commit drop as
    select given.id as given_id, known.identity_id, known.has_password from ${staged('identity')} given
    cross join lateral courtyard.ensure_identity(
      case when exists (select from identity taken where taken.id = given.id) then gen_random_uuid() else given.id end,
      given.email, given.display_name) known`);
  // Each member looks theirs up.
  await client.query('alter table pg_temp.known_people add primary key (given_id)');
  await client.query('grant select on pg_temp.known_people to courtyard_app');
}

/**
 * Makes the community, under a name that is free. Its id stays where that is free too: one of a deleted community belongs to the
 * address that it had.
 */
export async function makeTenant(
  client: pg.Client,
  given: GivenTable,
  { slug, communityId }: { slug: string; communityId: string },
): Promise<string> {
  const kept = given.columns.map(({ name }) => name).filter((name) => name !== 'id' && name !== 'slug');
  const { rows } = await client.query<{ id: string; givenId: string; zone: string; isZone: boolean }>(
    `with made as (insert into tenant (id, slug, ${kept.map(quoted).join(', ')})
     select case when exists (select from tenant taken where taken.id = given.id)
         or exists (select from community_deletion gone where gone.community_id = given.id and gone.slug <> $1) then gen_random_uuid() else given.id end,
       $1, ${kept.map((name) => `given.${quoted(name)}`).join(', ')} from ${staged('tenant')} given returning id, time_zone)
     select made.id, given.id as "givenId", made.time_zone as zone,
       exists (select from pg_timezone_names where name = made.time_zone) as "isZone" from made cross join ${staged('tenant')} given`,
    [slug],
  );
  const [made] = rows;
  if (!made || rows.length > 1) throw new Error('the export is of no community, or of several');
  if (made.givenId !== communityId)
    throw new Error('the export is of another community than its manifest says');
  // The community's days are reckoned by it in every query.
  if (!made.isZone || !isZone(made.zone)) throw new Error(`${made.zone} is no time zone that is known here`);
  await client.query(`select set_config('app.tenant_id', $1, true)`, [made.id]);
  return made.id;
}
