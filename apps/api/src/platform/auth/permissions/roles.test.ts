import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routes } from '@courtyard/contract/sections';
import { sql } from 'kysely';
import { packageRoot } from '../../core/package-root';
import { withApp } from '../../../testing';
import { msg } from '../../http/language/sentence';
import type { BuiltInRoleName } from './permission-table';
import { builtInRoleNames, setRolePermissions } from './roles.service';

const scene = withApp();
const of = (name: BuiltInRoleName) => scene.platform.permissions.heldBy(name);

test('every permission that a route asks for is in the catalogue', () => {
  const asked = Object.values(routes).map((route): string => route.access);
  const unknown = asked.filter(
    (name) => name !== 'public' && name !== 'signed-in' && !scene.platform.permissions.has(name),
  );
  expect(unknown).toEqual([]);
});

test('of a section that is there a role takes only rights that the section knows', () => {
  const { sections, permissions } = scene.platform;
  const unknown = sections.flatMap(({ id, permissions: known }) => {
    const listed = permissions.groups.find(({ section }) => section === id)?.permissions ?? [];
    return listed.filter(({ name }) => !Object.hasOwn(known, name)).map(({ name }) => name);
  });
  expect(unknown).toEqual([]);
});

test('a role holds no permission twice', () => {
  for (const name of builtInRoleNames) {
    expect([name, new Set(of(name)).size]).toEqual([name, of(name).length]);
  }
});

test('who may do what', () => {
  expect(of('Project Admin')).toEqual(scene.platform.permissions.names);
  expect(of('Treasurer')).toEqual(expect.arrayContaining(['Properties List View', 'Journal Entry Create']));
  expect(of('Treasurer')).not.toContain('Property Update');
  expect(of('Member')).toContain('Property Details View');
  expect(of('Member')).not.toContain('Properties List View');
  // Who checks the books changes nothing of them.
  expect(of('Auditor').filter((name) => !name.endsWith('View'))).toEqual(['Books Check']);
  expect(of('Vendor').filter((name) => name.startsWith('Propert'))).toEqual([]);
  expect(of('Manager')).not.toContain('Role Create');
});

test('a role takes known names only', async () => {
  const { platform, tenants } = scene;
  const set = platform.inTenant(tenants.demo, async (tx) => {
    const role = await tx
      .selectFrom('role')
      .select('id')
      .where('name', '=', 'Vendor')
      .executeTakeFirstOrThrow();
    await setRolePermissions(tx, platform.permissions, {
      tenantId: tenants.demo,
      roleId: role.id,
      names: ['Do Anything'],
    });
  });
  await expect(set).rejects.toMatchObject({
    status: 422,
    fields: { permissions: msg`There is no permission named ${'Do Anything'}.` },
  });
});

test('communities from before the register of assets learn of its permissions, in the roles they began with', async () => {
  const { platform, tenants } = scene;
  const late = sql`permission like any(array['Asset%', 'Reserve Component%'])`;
  const held = (tenantId: string) =>
    platform.inTenant(tenantId, async (tx) => {
      const { rows } = await sql<{ held: string }>`
        select role.name || ': ' || permission as held from role_permission join role on role.id = role_id
        where ${late} order by 1`.execute(tx);
      return rows.map((row) => row.held);
    });
  const before = await held(tenants.lakeside);
  expect(before).toContain('Member: Reserve Components List View');
  const own = await platform.inTenant(tenants.lakeside, async (tx) => {
    await sql`delete from role_permission where ${late}`.execute(tx);
    return sql`insert into role (tenant_id, id, name) values (${tenants.lakeside}, gen_random_uuid(), 'Concierge')`.execute(
      tx,
    );
  });
  expect(own.numAffectedRows).toBe(1n);
  const migration = await readFile(join(packageRoot, 'migrations/0028_upkeep.sql'), 'utf8');
  const [, grants = ''] = migration.split(/^(?=alter table role no force)/m);
  const statements = grants.split(/;\n/).filter((statement) => statement.trim() !== '');
  expect(statements).toHaveLength(5);
  await platform.db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });
  expect(await held(tenants.lakeside)).toEqual(before);
  const { rows } = await sql<{ forced: boolean }>`select relforcerowsecurity as forced from pg_class
    where oid = any(array['role', 'role_permission']::regclass[])`.execute(platform.db);
  expect(rows).toEqual([{ forced: true }, { forced: true }]);
});

test('a permission that is taken away is gone at the next call', async () => {
  const { platform, tenants, client } = scene;
  const board = await client.as('board', 'demo');
  expect((await board.call('GET /api/v1/properties')).status).toBe(200);
  await platform.inTenant(tenants.demo, async (tx) => {
    await tx.deleteFrom('rolePermission').where('permission', '=', 'Properties List View').execute();
    await platform.events.publish(tx, { tenantId: tenants.demo, topic: 'permissions' });
  });
  platform.sessions.forget(tenants.demo);
  expect((await board.call('GET /api/v1/properties')).status).toBe(403);
});
