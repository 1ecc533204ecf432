import type { MemberContactChange } from '@courtyard/contract';
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

test('of two windows the second is told; what is no language or too much is refused with its field', async () => {
  const vendor = await app.client.as('vendor', 'demo');
  const answers = await Promise.all([
    vendor.call(change, { body: written }),
    vendor.call(change, { body: written }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [contact] = written.emergencyContacts;
  const five = { ...written, emergencyContacts: Array(5).fill(contact) };
  expect(await vendor.call(change, { body: five as MemberContactChange })).toMatchObject({ status: 422 });
});
