import type { MemberContact } from '@courtyard/contract';
import { withApp } from '../../../testing';
import { newId } from '../../core/ids';
import { emptyContact } from './contact/contact.sql';
import { emptyProfile, type KeptProfile, missingParts } from './profile.rules';

const tested = withApp();
const mine = 'GET /api/v1/shell/profile';
const change = 'PUT /api/v1/shell/profile';
const versionOf = async (person: { ok: (call: typeof mine) => Promise<{ data: { version: number } }> }) =>
  (await person.ok(mine)).data.version;
const nothing = {
  about: null,
  phone: null,
  emailVisible: false,
  phoneVisible: false,
  homesVisible: false,
  photoFileId: null,
};

async function stored(name: string, content: string): Promise<string> {
  const { platform } = tested;
  const tenant = await platform.tenants.bySlug('demo');
  if (!tenant) throw new Error('no demo');
  return platform.inTenant(tenant.id, async (tx) => {
    const file = { tenantId: tenant.id, name, content: Buffer.from(content, 'base64'), uploadedBy: null };
    return (await platform.files.store(tx, file)).id;
  });
}

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a profile misses what others do not find in it', () => {
  const missing = (part: Partial<KeptProfile>, contact: Partial<MemberContact> = {}) =>
    missingParts({ ...emptyProfile, ...part }, { ...emptyContact, ...contact });
  expect(missing({})).toEqual(['photo', 'about', 'contact']);
  expect(missing({ about: 'Gardens', photoFileId: 'x', emailVisible: true })).toEqual([]);
  // A phone number is a way to reach somebody only where it is shown, and a promise to show one is none.
  expect(missing({ phone: '555' })).toContain('contact');
  expect(missing({ phoneVisible: true })).toContain('contact');
  // So is what the contact details show.
  expect(missing({}, { workPhone: '555', phonesVisible: true })).toEqual(['photo', 'about']);
  expect(missing({}, { mailingAddress: 'PO Box 7', addressVisible: true })).toEqual(['photo', 'about']);
  expect(missing({}, { workPhone: '555', mailingAddress: 'PO Box 7' })).toContain('contact');
  expect(missing({}, { phonesVisible: true, addressVisible: true })).toContain('contact');
});

test('starts with the name alone; a change is kept and told in the history', async () => {
  const owner = await tested.client.as('owner', 'demo');
  expect((await owner.ok(mine)).data).toMatchObject({ photo: null, missing: ['photo', 'about', 'contact'] });
  const photoFileId = await stored('me.png', png);
  const written = {
    ...nothing,
    about: 'I keep the roses.',
    phone: '555 0100',
    phoneVisible: true,
    photoFileId,
  };
  const body = { ...written, version: await versionOf(owner) };
  const { data } = await owner.ok(change, { body });
  expect(data).toMatchObject({ about: 'I keep the roses.', missing: [], photo: { name: 'me.png' } });
  expect((await owner.ok(mine)).data).toMatchObject({ phone: '555 0100', emailVisible: false });
  const tenant = await tested.platform.tenants.bySlug('demo');
  const entries = await tested.platform.inTenant(tenant?.id ?? '', (tx) =>
    tx.selectFrom('auditLog').select('changes').where('action', '=', 'member.profile').execute(),
  );
  expect(entries).toHaveLength(1);
  expect(Object.keys(entries[0]?.changes ?? {}).toSorted()).toEqual([
    'about',
    'phone',
    'phoneVisible',
    'photo',
  ]);
  const emptied = { ...nothing, version: data.version };
  expect((await owner.ok(change, { body: emptied })).data.photo).toBeNull();
});

test('a file that is no picture, or that there is not, is refused', async () => {
  const owner = await tested.client.as('owner', 'demo');
  const photoFileId = await stored('notes.txt', Buffer.from('notes').toString('base64'));
  const version = await versionOf(owner);
  const refused = await owner.call(change, { body: { ...nothing, version, photoFileId } });
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Choose a picture')]);
  expect((await owner.call(change, { body: { ...nothing, version, photoFileId: newId() } })).status).toBe(
    404,
  );
});

test('whom to ask: the administrators, with what they show and nothing else', async () => {
  const admin = await tested.client.as('admin', 'demo');
  const vendor = await tested.client.as('vendor', 'demo');
  const body = { ...nothing, phone: '555 0199', version: await versionOf(admin) };
  const { version } = (await admin.ok(change, { body })).data;
  const asked = async () => (await vendor.ok('GET /api/v1/shell/granters')).data;
  expect(await asked()).toMatchObject([{ email: null, phone: null }]);
  await admin.ok(change, { body: { ...body, version, emailVisible: true, phoneVisible: true } });
  expect(await asked()).toMatchObject([{ email: 'admin@demo.example', phone: '555 0199' }]);
  const elsewhere = await tested.client.as('owner', 'lakeside');
  const [other] = (await elsewhere.ok('GET /api/v1/shell/granters')).data;
  expect(other?.email).toBeNull();
});

test('of two windows that save one profile, the first time or later, the second is told and overwrites nothing', async () => {
  const vendor = await tested.client.as('vendor', 'demo');
  const save = (about: string, version: number) =>
    vendor.call(change, { body: { ...nothing, about, version } });
  for (const round of [1, 2]) {
    const version = await versionOf(vendor);
    expect(version).toBe(round);
    const answers = await Promise.all([save(`First ${round}`, version), save(`Second ${round}`, version)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'changed-meanwhile' });
    const kept = answers.find(({ status }) => status === 200)?.body.data;
    expect((await vendor.ok(mine)).data).toMatchObject({ about: kept?.about, version: version + 1 });
  }
});

test('one’s own name is changed in this community, at once for every call, and told in the history', async () => {
  const vendor = await tested.client.as('vendor', 'demo');
  const name = 'PUT /api/v1/shell/profile/name';
  expect((await vendor.call(name, { body: { displayName: ' ' } })).status).toBe(422);
  const { data } = await vendor.ok(name, { body: { displayName: '  Tom Whitaker-Ode ' } });
  expect(data).toEqual({ displayName: 'Tom Whitaker-Ode' });
  await vendor.ok(name, { body: { displayName: 'Tom Whitaker-Ode' } });
  await vendor.ok(change, { body: { ...nothing, about: 'Pipes.', version: await versionOf(vendor) } });
  const { rows, member } = await tested.platform.inTenant(tested.tenants.demo, async (tx) => ({
    rows: await tx
      .selectFrom('auditLog')
      .select(['action', 'actorName', 'changes'])
      .where('actorName', 'like', 'Tom%')
      .where('subjectType', '=', 'member')
      .orderBy('id')
      .execute(),
    member: await tx
      .selectFrom('member')
      .select('id')
      .where('displayName', '=', 'Tom Whitaker-Ode')
      .execute(),
  }));
  expect(member).toHaveLength(1);
  expect(rows.slice(-2)).toMatchObject([
    { action: 'member.rename', changes: { name: { before: 'Tom Whitaker', after: 'Tom Whitaker-Ode' } } },
    { action: 'member.profile', actorName: 'Tom Whitaker-Ode' },
  ]);
});
