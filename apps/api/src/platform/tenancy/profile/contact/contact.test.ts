import type { MemberContactChange } from '@courtyard/contract';
import { sql } from 'kysely';
import { withApp } from '../../../../testing';

const app = withApp();
const mine = 'GET /api/v1/shell/contact';
const change = 'PUT /api/v1/shell/contact';
const read = 'GET /api/v1/members/:memberId/contact';

const written: MemberContactChange = {
  mailingAddress: '12 Elm Street\nPortland, ME 04101',
  homePhone: '(207) 555-0100',
  workPhone: null,
  languages: ['es', 'en'],
  addressVisible: false,
  phonesVisible: false,
  languagesVisible: false,
  emergencyContacts: [{ name: 'Ana Raman', relation: 'Sister', phone: '(207) 555-0101' }],
  version: 1,
};
type Who = Parameters<typeof app.client.as>[0];
const idOf = async (name: string) => {
  const row = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.selectFrom('member').select('id').where('displayName', '=', name).executeTakeFirstOrThrow(),
  );
  return { memberId: row.id };
};
const seenBy = async (who: Who) =>
  (await (await app.client.as(who, 'demo')).ok(read, { params: await idOf('Priya Raman') })).data;

test('it is shown to the others as far as its member shows it, and the emergency to those who may see it', async () => {
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.ok(mine)).data).toMatchObject({ mailingAddress: null, languages: [], version: 1 });
  const { data } = await owner.ok(change, { body: written });
  expect((await owner.ok(mine)).data).toEqual(data);
  // The treasurer opens members, and manages none.
  const hidden = { mailingAddress: null, homePhone: null, languages: [], emergencyContacts: null };
  expect(await seenBy('treasurer')).toMatchObject(hidden);
  expect(await seenBy('board')).toMatchObject({ ...hidden, emergencyContacts: written.emergencyContacts });
  expect(await seenBy('admin')).toMatchObject({
    mailingAddress: written.mailingAddress,
    homePhone: written.homePhone,
    languages: ['es', 'en'],
  });
  const body = { ...written, version: data.version, languagesVisible: true, phonesVisible: true };
  await owner.ok(change, { body });
  expect(await seenBy('treasurer')).toMatchObject({
    mailingAddress: null,
    homePhone: written.homePhone,
    languages: ['es', 'en'],
  });
  const lake = await app.client.as('admin', 'lakeside');
  expect((await lake.call(read, { params: await idOf('Priya Raman') })).status).toBe(404);
});

test('list and file have it as far as its member shows it', async () => {
  const listed = async (who: Who) => {
    const person = await app.client.as(who, 'demo');
    const { data } = await person.ok('GET /api/v1/members', { query: { search: 'Priya' } });
    const file = await app.app.inject({
      method: 'GET',
      url: '/api/v1/members/export?format=csv&search=Priya',
      headers: { host: 'demo.localhost:8080', authorization: `Bearer ${person.token}` },
    });
    return { row: data.find(({ name }) => name === 'Priya Raman'), file: file.body };
  };
  const { homePhone, mailingAddress } = written;
  const others = await listed('treasurer');
  expect(others.row).toMatchObject({ homePhone, mailingAddress: null, languages: ['es', 'en'] });
  expect(others.file).toContain('español; English');
  expect(others.file).toContain(homePhone);
  expect(others.file).not.toContain('Elm Street');
  for (const who of ['admin', 'owner'] as const) {
    const all = await listed(who);
    expect(all.row).toMatchObject({ homePhone, mailingAddress, languages: ['es', 'en'] });
    expect(all.file).toContain('12 Elm Street, Portland');
  }
  const owner = await app.client.as('owner', 'demo');
  const { data } = await owner.ok(mine);
  await owner.ok(change, { body: { ...data, phonesVisible: false, languagesVisible: false } });
  const hidden = await listed('treasurer');
  expect(hidden.row).toMatchObject({ homePhone: null, mailingAddress: null, languages: [] });
  for (const secret of [homePhone, 'español', 'Ana Raman']) expect(hidden.file).not.toContain(secret);
});

test('the history tells what changed, and of whom to call how many there are', async () => {
  const board = await app.client.as('board', 'demo');
  await board.ok(change, { body: { ...written, workPhone: '(207) 555-0102' } });
  const admin = await app.client.as('admin', 'demo');
  const params = await idOf('Daniel Reyes');
  const { data } = await admin.ok('GET /api/v1/members/:memberId/history', { params });
  const entry = data.find(({ action }) => action === 'member.contact');
  expect(entry?.changes).toMatchObject({
    workPhone: { before: null, after: '(207) 555-0102' },
    emergencyContacts: { before: 0, after: 1 },
  });
  expect(JSON.stringify(data)).not.toContain('Ana Raman');
});

test('that somebody was shown whom to call is in the log and the history: once for each reader and day', async () => {
  const { memberId } = await idOf('Priya Raman');
  const readings = () =>
    app.platform.inTenant(app.tenants.demo, (tx) =>
      tx
        .selectFrom('auditLog')
        .select('actorName')
        .where('action', '=', 'member.emergency-reading')
        .where('subjectId', '=', memberId)
        .orderBy('id')
        .execute(),
    );
  const before = await readings();
  // Of the tests above: the board's, and the administrator's; the treasurer saw none, nor does one's own count.
  expect(before.map(({ actorName }) => actorName).toSorted()).toEqual(['Daniel Reyes', 'Maya Okafor']);
  await Promise.all([seenBy('board'), seenBy('board'), seenBy('treasurer')]);
  expect(await readings()).toEqual(before);
  const admin = await app.client.as('admin', 'demo');
  const { data } = await admin.ok('GET /api/v1/members/:memberId/history', { params: { memberId } });
  expect(data.filter(({ action }) => action === 'member.emergency-reading')).toHaveLength(2);
  expect(JSON.stringify(data)).not.toContain('Ana Raman');
  // Of two windows at once one writes; a line of yesterday is not today's, and one's own is nobody's matter.
  const { memberId: other } = await idOf('Daniel Reyes');
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql`insert into audit_log (tenant_id, id, at, actor_member_id, actor_name, action, subject_type, subject_id, changes)
      select tenant_id, gen_random_uuid(), now() - interval '1 day', id, display_name, 'member.emergency-reading', 'member',
        ${other}, '{}' from member where display_name = 'Maya Okafor'`.execute(tx),
  );
  const board = await app.client.as('board', 'demo');
  const own = board.ok(read, { params: { memberId: other } });
  await Promise.all([own, ...[1, 2, 3].map(() => admin.ok(read, { params: { memberId: other } }))]);
  const { data: theirs } = await admin.ok('GET /api/v1/members/:memberId/history', {
    params: { memberId: other },
  });
  expect(theirs.filter(({ action }) => action === 'member.emergency-reading')).toHaveLength(2);
});

test('of two windows the second is told; what is no language or too much is refused with its field', async () => {
  const vendor = await app.client.as('vendor', 'demo');
  const answers = await Promise.all([
    vendor.call(change, { body: written }),
    vendor.call(change, { body: written }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [contact] = written.emergencyContacts;
  const five = { ...written, emergencyContacts: Array(5).fill(contact) };
  expect(await vendor.call(change, { body: five })).toMatchObject({ status: 422 });
});
