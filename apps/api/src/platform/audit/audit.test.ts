import { sql } from 'kysely';
import { withApp } from '../../testing';
import { changesBetween } from './audit';

const scene = withApp();

test('a change and its history are there together or not at all', async () => {
  const admin = await scene.client.as('admin', 'demo');
  const other = await scene.client.anonymous('demo').ok('POST /api/v1/member-auth/login', {
    body: { email: 'admin@demo.example', password: 'courtyard-demo' },
  });
  const { data } = await admin.ok('GET /api/v1/member-auth/sessions');
  const ended = data.find((session) => !session.current);
  expect(other.data.token).toHaveLength(43);
  await admin.ok('DELETE /api/v1/member-auth/sessions/:sessionId', {
    params: { sessionId: ended?.id ?? '' },
  });
  const rows = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.selectFrom('auditLog').selectAll().where('action', '=', 'session.end').execute(),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    actorName: 'Maya Okafor',
    subjectId: ended?.id,
    address: '127.0.0.1',
    changes: { device: { before: 'Unknown device', after: null } },
  });
  expect(rows[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['changed', sql`update audit_log set action = 'nothing'`],
  ['deleted', sql`delete from audit_log`],
  ['emptied', sql`truncate audit_log`],
])('history cannot be %s: not by the serving role, not by the owner', async (_, statement) => {
  const { platform, tenants } = scene;
  await expect(platform.inTenant(tenants.demo, (tx) => statement.execute(tx))).rejects.toMatchObject({
    code: '42501',
  });
  const asOwner = platform.db.transaction().execute(async (trx) => {
    await sql`select set_config('app.tenant_id', ${tenants.demo}, true)`.execute(trx);
    await statement.execute(trx);
  });
  await expect(asOwner).rejects.toMatchObject({ code: '23001' });
});

test('only what differs is a change', () => {
  const before = { name: 'Pool', capacity: 20, tags: ['a'] };
  expect(changesBetween(before, { name: 'Pool', capacity: 25, tags: ['a'] })).toEqual({
    capacity: { before: 20, after: 25 },
  });
  expect(changesBetween({}, { name: 'Gym' })).toEqual({ name: { before: null, after: 'Gym' } });
});
