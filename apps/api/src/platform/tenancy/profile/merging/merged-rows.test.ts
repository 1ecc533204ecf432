import { sql } from 'kysely';
import { withApp } from '../../../../testing';
import { platformMergedRows } from './platform-merged-rows';

const app = withApp();

test('of every column that refers to members, persons or accounts it is decided what a merge does to it', async () => {
  const { db, sections } = app.platform;
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text || '.' || attname as name from pg_constraint
      cross join lateral unnest(conkey) as own (number) join pg_attribute on attrelid = conrelid and attnum = own.number
      where contype = 'f' and confrelid in ('member'::regclass, 'person'::regclass, 'identity'::regclass)
        and attname <> 'tenant_id'
    union
    select relname || '.' || attname from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and atttypid = 'uuid'::regtype
        and not attisdropped and attname ~ '(member|person|identity)_id$|_by$'
    order by 1`.execute(db);
  const declared = [...platformMergedRows, ...sections.flatMap(({ mergedRows }) => mergedRows)];
  // A new one: say among the merged rows of its section, or of the platform, what becomes of it.
  expect(declared.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    rows.map(({ name }) => name),
  );
});

test('what a member, a profile and a person say is what a merge was thought of for', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select relname as table, array_agg(attname::text order by attname) as columns from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relname in ('member', 'member_profile', 'member_role', 'person') and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = '' and attname not in ('tenant_id', 'id', 'member_id', 'version', 'created_at', 'updated_at')
    group by relname order by relname`.execute(app.platform.db);
  // A new one: see in apps/api/src/sections/people/member/merge, or with the people of the properties, that it is kept.
  expect(rows).toEqual([
    {
      table: 'member',
      columns: ['access_ended_on', 'display_name', 'ended_on', 'identity_id', 'merged_into', 'status'],
    },
    {
      table: 'member_profile',
      columns: ['about', 'email_visible', 'homes_visible', 'phone', 'phone_visible', 'photo_file_id'],
    },
    { table: 'member_role', columns: ['ends_on', 'held_since', 'residency_id', 'role_id'] },
    { table: 'person', columns: ['email', 'name', 'phone'] },
  ]);
});
