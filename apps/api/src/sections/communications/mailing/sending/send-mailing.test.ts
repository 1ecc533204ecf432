import { sql } from 'kysely';
import { withApp } from '../../../../testing';

const app = withApp();
const doc = (name: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'mergeField' as const, attrs: { name } }] }],
});
const audience = { include: [{ kind: 'everybody' as const }], exclude: [] };
const words = { subject: 'Spring', category: 'news' as const };

test('a day that the calendar has not is refused as such', async () => {
  const person = await app.client.as('admin', 'demo');
  const body = { ...words, body: doc('name'), audience };
  const { data } = await person.ok('POST /api/notifications', { body });
  const { data: check } = await person.ok('POST /api/v1/mailings/check', { body });
  const send = (local: string) =>
    person.call('POST /api/v1/mailings/:mailingId/send', {
      params: { mailingId: data.id },
      body: { version: 1, people: check.people, at: { local, timeZone: 'America/New_York' } },
    });
  for (const local of ['2099-02-30T09:00', '2099-02-29T09:00', '2099-13-01T09:00'])
    expect((await send(local)).text).toContain('"This date doesn’t exist. Choose another one."');
  expect((await send('2099-02-28T24:00')).text).toContain('"Choose a date and time."');
  expect((await send('2096-02-29T09:00')).status).toBe(200);
});

test('who may not see the members sees how many, and no name', async () => {
  const person = await app.client.as('admin', 'demo');
  const body = { ...words, body: doc('unit'), audience };
  const { data } = await person.ok('POST /api/notifications', { body });
  const params = { mailingId: data.id };
  const { data: readers } = await person.ok('GET /api/v1/mailings/:mailingId/readers', { params });
  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    await sql`delete from role_permission where permission = 'Members List View' and role_id in
      (select id from role where name in ('Board Member', 'Member'))`.execute(tx);
    await sql`insert into role_permission (tenant_id, role_id, permission)
      select tenant_id, id, 'Email Notification Update' from role where name = 'Board Member'`.execute(tx);
  });
  const nameless = await app.client.as('board', 'demo');
  const { data: check } = await nameless.ok('POST /api/v1/mailings/check', { body });
  expect(check.fields).toMatchObject([{ field: 'unit', why: 'empty', names: [] }]);
  expect(check.fields[0]?.people).toBeGreaterThan(0);
  const path = 'GET /api/v1/mailings/:mailingId/preview';
  const key = readers[0]?.key;
  expect((await nameless.call('GET /api/v1/mailings/:mailingId/readers', { params })).status).toBe(403);
  expect((await nameless.call(path, { params, query: { reader: key } })).status).toBe(403);
  const shown = await nameless.call(path, { params });
  expect([shown.status, shown.text.includes('101')]).toEqual([200, true]);
});
