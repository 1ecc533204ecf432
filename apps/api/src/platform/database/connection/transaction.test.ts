import { type CompiledQuery, sql } from 'kysely';
import { withApp } from '../../../testing';
import { newId } from '../../core/ids';

const scene = withApp({ env: { DATABASE_POOL: '2' } });

const newRole = (name: string) => ({ tenantId: scene.tenants.demo, id: newId(), name });
const rolesNamed = (name: string) =>
  scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.selectFrom('role').select('id').where('name', '=', name).execute(),
  );

test('what was written is there after, unless it was thrown', async () => {
  const { platform, tenants } = scene;
  await platform.inTenant(tenants.demo, (tx) => tx.insertInto('role').values(newRole('kept')).execute());
  const thrown = platform.inTenant(tenants.demo, async (tx) => {
    await tx.insertInto('role').values(newRole('dropped')).execute();
    throw new Error('no');
  });
  await expect(thrown).rejects.toThrow('no');
  expect(await rolesNamed('kept')).toHaveLength(1);
  expect(await rolesNamed('dropped')).toHaveLength(0);
});

test('an error that was swallowed does not become a commit', async () => {
  const { platform, tenants } = scene;
  const work = platform.inTenant(tenants.demo, async (tx) => {
    await tx.insertInto('role').values(newRole('half')).execute();
    await sql`select 1 / 0`.execute(tx).catch(() => {});
  });
  await expect(work).rejects.toThrow('the transaction was rolled back');
  expect(await rolesNamed('half')).toHaveLength(0);
});

test('nothing of a community stays on a connection', async () => {
  const { platform, tenants } = scene;
  await Promise.all(
    [1, 2, 3, 4].map(() => platform.inTenant(tenants.demo, (tx) => sql`select 1`.execute(tx))),
  );
  for (let i = 0; i < 4; i++) {
    const { rows } = await sql<{ tenant: string | null; role: string }>`
      select nullif(current_setting('app.tenant_id', true), '') as tenant, current_setting('role') as role`.execute(
      platform.db,
    );
    expect(rows).toEqual([{ tenant: null, role: 'none' }]);
  }
});

test('a reading transaction cannot write', async () => {
  const { platform, tenants } = scene;
  const write = platform.inTenant(
    tenants.demo,
    (tx) => tx.insertInto('role').values(newRole('never')).execute(),
    { readOnly: true },
  );
  await expect(write).rejects.toMatchObject({ code: '25006' });
});

test('a snapshot sees the database as of its first statement, whatever is committed meanwhile', async () => {
  const { platform, tenants } = scene;
  const seen = await platform.inTenant(
    tenants.demo,
    async (tx) => {
      const count = async () => (await tx.selectFrom('role').select('id').execute()).length;
      const first = await count();
      await platform.inTenant(tenants.demo, (other) =>
        other.insertInto('role').values(newRole('meanwhile')).execute(),
      );
      return { first, second: await count() };
    },
    { readOnly: true, snapshot: true },
  );
  expect(seen.second).toBe(seen.first);
  expect(await rolesNamed('meanwhile')).toHaveLength(1);
});

test('a statement that takes too long ends, and the connection is usable again', async () => {
  const { platform, tenants } = scene;
  const slow = platform.inTenant(tenants.demo, (tx) => sql`select pg_sleep(5)`.execute(tx), {
    statementTimeoutMs: 50,
  });
  await expect(slow).rejects.toMatchObject({ code: '57014' });
  expect(await rolesNamed('kept')).toHaveLength(1);
});

test('a broken connection is thrown away and the next call works', async () => {
  const { platform, tenants } = scene;
  const broken = platform.inTenant(tenants.demo, (tx) =>
    sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx),
  );
  await expect(broken).rejects.toThrow(/terminat/);
  expect(await rolesNamed('kept')).toHaveLength(1);
});

test('something that is not an id never reaches a statement', async () => {
  await expect(scene.platform.inTenant("x'; drop table role; --", async () => {})).rejects.toThrow(TypeError);
});

test('a last statement is written with the commit; where it fails, nothing is, and its own error is thrown', async () => {
  const { platform, tenants } = scene;
  const write = (name: string, last: CompiledQuery) =>
    platform.inTenant(tenants.demo, (tx) => tx.insertInto('role').values(newRole(name)).execute(), {
      last: () => last,
    });
  await write('first', platform.db.insertInto('role').values(newRole('last')).compile());
  expect(await rolesNamed('first')).toHaveLength(1);
  expect(await rolesNamed('last')).toHaveLength(1);
  const fails = sql`select 1 / 0`.compile(platform.db);
  await expect(write('taken back', fails)).rejects.toMatchObject({ code: '22012' });
  expect(await rolesNamed('taken back')).toHaveLength(0);
});
