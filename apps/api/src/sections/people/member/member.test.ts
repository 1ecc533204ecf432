import { withApp } from '../../../testing';

const app = withApp();
const details = 'GET /api/v1/members/:memberId';
const history = 'GET /api/v1/members/:memberId/history';
const nothing = { about: null, phone: null, photoFileId: null };

/** Ingrid, the treasurer, who lives in a unit, says what others see of her. */
async function show(shown: { emailVisible?: boolean; phoneVisible?: boolean; homesVisible?: boolean }) {
  const ingrid = await app.client.as('treasurer', 'demo');
  const { version } = (await ingrid.ok('GET /api/v1/shell/profile')).data;
  const body = { ...nothing, phone: '(207) 555-7717', version, ...shown };
  await ingrid.ok('PUT /api/v1/shell/profile', { body });
}

async function rowOf(who: 'admin' | 'owner' | 'board' | 'treasurer', search = 'Ingrid Lindqvist') {
  const person = await app.client.as(who, 'demo');
  const { data } = await person.ok('GET /api/v1/members', { query: { search } });
  return data[0];
}

async function idOf(name: string) {
  const { data } = await (
    await app.client.as('admin', 'demo')
  ).ok('GET /api/v1/members', {
    query: { search: name },
  });
  return data[0]?.id ?? '';
}

test('others see of a member what the member shows; who manages the members sees all of it', async () => {
  await show({});
  expect(await rowOf('owner')).toMatchObject({
    name: 'Ingrid Lindqvist',
    email: null,
    phone: null,
    homes: [],
    roles: [{ name: 'Treasurer' }],
    status: 'active',
  });
  const whole = { email: 'treasurer@demo.example', phone: '(207) 555-7717' };
  expect(await rowOf('admin')).toMatchObject({ ...whole, homes: [{ relation: 'owner' }] });
  expect(await rowOf('treasurer')).toMatchObject(whole);
  // Whose the properties are, the board sees there.
  expect(await rowOf('board')).toMatchObject({ email: null, phone: null, homes: [{ relation: 'owner' }] });

  await show({ phoneVisible: true, homesVisible: true });
  expect(await rowOf('owner')).toMatchObject({
    email: null,
    phone: '(207) 555-7717',
    homes: [{ relation: 'owner' }],
  });
});

test('nobody is found by what they hide, in the list, its counts, its file or the search of the top bar', async () => {
  await show({});
  const [owner, admin] = [await app.client.as('owner', 'demo'), await app.client.as('admin', 'demo')];
  const found = async (person: typeof owner, search: string) => {
    const query = { search };
    const { data, page } = await person.ok('GET /api/v1/members', { query });
    const { data: totals } = await person.ok('GET /api/v1/members/totals', { query });
    const { data: values } = await person.ok('GET /api/v1/members/values', {
      query: { ...query, of: 'roleId' },
    });
    const file = await person.call('GET /api/v1/members/export', { query });
    const { data: hits } = await person.ok('GET /api/v1/search', { query: { q: search } });
    return [
      data.length,
      page.total,
      totals.count,
      values.values.length,
      file.text.trim().split(/\r?\n/).length - 1,
      hits.hits.filter(({ kind }) => kind === 'member').length,
    ];
  };
  const [none, one] = [
    [0, 0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1, 1],
  ];
  expect(await found(owner, 'treasurer@demo')).toEqual(none);
  expect(await found(owner, '2075557717')).toEqual(none);
  expect(await found(admin, 'treasurer@demo')).toEqual(one);
  expect(await found(admin, '2075557717')).toEqual(one);
  await show({ emailVisible: true });
  expect(await found(owner, 'treasurer@demo')).toEqual(one);
  expect(await found(owner, '2075557717')).toEqual(none);
  await show({});
  expect(await found(owner, 'treasurer@demo')).toEqual(none);
});

test('the file has what the list shows to its reader', async () => {
  await show({ phoneVisible: true });
  const fileOf = async (who: 'owner' | 'admin') => {
    const person = await app.client.as(who, 'demo');
    return (await person.call('GET /api/v1/members/export', { query: {} })).text;
  };
  const [seen, whole] = [await fileOf('owner'), await fileOf('admin')];
  const [heading, ...lines] = seen.trim().split(/\r?\n/);
  expect(heading).toContain(
    'Name,Email,Phone,Home phone,Work phone,Mailing address,Languages,Homes,Roles,Status,Member since',
  );
  expect(lines.find((line) => line.startsWith('Ingrid'))).toMatch(
    /^Ingrid Lindqvist,,\(207\) 555-7717,,,,,,Treasurer,Active,/,
  );
  expect(seen).not.toContain('treasurer@demo.example');
  expect(seen).not.toMatch(/Suspended|Past|Invited/);
  expect(whole).toContain('treasurer@demo.example');
  expect(whole).toMatch(/Suspended/);
});

test('the search of the top bar names roles in the language of who reads', async () => {
  const board = await app.client.as('board', 'demo');
  const rolesFound = async () => {
    const { data } = await board.ok('GET /api/v1/search', { query: { q: 'Ingrid Lindqvist' } });
    return data.hits.find(({ kind }) => kind === 'member')?.subtitle;
  };
  expect(await rolesFound()).toBe('Treasurer');
  await board.ok('PATCH /api/v1/shell/preferences', { body: { language: 'es' } });
  expect(await rolesFound()).toBe('Tesorero');
  await board.ok('PATCH /api/v1/shell/preferences', { body: { language: 'en' } });
});

test('the list is searched, filtered, sorted and paged', async () => {
  const admin = await app.client.as('admin', 'demo');
  const all = await admin.ok('GET /api/v1/members', { query: { limit: 200 } });
  const names = all.data.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  const first = await admin.ok('GET /api/v1/members', { query: { limit: 20 } });
  const next = await admin.ok('GET /api/v1/members', {
    query: { limit: 20, cursor: first.page.next ?? '' },
  });
  expect([...first.data, ...next.data].map(({ name }) => name)).toEqual(names.slice(0, 40));

  const role = all.data.flatMap(({ roles }) => roles).find(({ name }) => name === 'Tenant');
  const query = { status: ['active' as const], roleId: [role?.id ?? ''], sort: '-memberSince' as const };
  const { data, page } = await admin.ok('GET /api/v1/members', { query });
  const wanted = all.data.filter(
    ({ status, roles }) => status === 'active' && roles.some(({ name }) => name === 'Tenant'),
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(page.total).toBe(wanted.length);
  const days = data.map(({ memberSince }) => memberSince);
  expect(days).toEqual(days.toSorted().toReversed());
  const { data: counted } = await admin.ok('GET /api/v1/members/values', {
    query: { ...query, of: 'roleId' },
  });
  expect(counted.values.find(({ label }) => label === 'Tenant')?.count).toBe(wanted.length);
});

test('a role that is taken away is gone from the count at once', async () => {
  const admin = await app.client.as('admin', 'demo');
  const { data } = await admin.ok('GET /api/v1/members', { query: { search: 'Tom Whitaker' } });
  const [tom] = data;
  const query = { roleId: tom?.roles.map(({ id }) => id) ?? [] };
  expect((await admin.ok('GET /api/v1/members', { query })).page.total).toBe(1);
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .deleteFrom('memberRole')
      .where('memberId', '=', tom?.id ?? '')
      .execute(),
  );
  expect((await admin.ok('GET /api/v1/members', { query })).page.total).toBe(0);
});

test('the page of a member has their homes over time, and what a profile said before only for who manages them', async () => {
  await show({ phoneVisible: true });
  const params = { memberId: await idOf('Ingrid Lindqvist') };
  const [admin, board] = [await app.client.as('admin', 'demo'), await app.client.as('board', 'demo')];
  const { data } = await board.ok(details, { params });
  expect(data).toMatchObject({
    email: null,
    phone: '(207) 555-7717',
    phoneVisible: true,
    homesVisible: false,
  });
  expect(data.homePeriods.map(({ relation, state, endsOn }) => [relation, state, endsOn])).toEqual([
    ['owner', 'current', null],
    ['resident', 'current', null],
  ]);
  expect((await board.call(history, { params })).status).toBe(403);
  const { data: entries } = await admin.ok(history, { params });
  expect(entries[0]).toMatchObject({ action: 'member.profile', actor: 'Ingrid Lindqvist' });
});

test('until when a role is given, neighbours do not learn, in the list or its file', async () => {
  const admin = await app.client.as('admin', 'demo');
  const daniel = (await rowOf('admin', 'Daniel Reyes')) ?? { id: '', version: 0, roles: [] };
  const roleIds = daniel.roles.map(({ id }) => id);
  const endsOn = '2099-03-31';
  await admin.ok('PUT /api/v1/members/:memberId/roles', {
    params: { memberId: daniel.id },
    body: { version: daniel.version, roleIds, ends: Object.fromEntries(roleIds.map((id) => [id, endsOn])) },
  });
  expect((await rowOf('treasurer', 'Daniel Reyes'))?.roles).toMatchObject([{ endsOn }]);
  expect((await rowOf('owner', 'Daniel Reyes'))?.roles).toMatchObject([
    { name: 'Board Member', endsOn: null },
  ]);
  const owner = await app.client.as('owner', 'demo');
  const file = await owner.call('GET /api/v1/members/export', { query: { search: 'Daniel Reyes' } });
  expect(file.text).toContain('Board Member');
  expect(file.text).not.toContain('2099');
});

test('one of another community is nobody', async () => {
  const lake = await app.client.as('admin', 'lakeside');
  const params = { memberId: await idOf('Ingrid Lindqvist') };
  const seen = await lake.ok('GET /api/v1/members', { query: { search: 'Ingrid' } });
  expect(seen.data).toEqual([]);
  expect((await lake.call(details, { params })).status).toBe(404);
  expect((await lake.call(history, { params })).status).toBe(404);
});

test('owners see who is active now and open nobody; a vendor sees nobody', async () => {
  const owner = await app.client.as('owner', 'demo');
  const { data } = await owner.ok('GET /api/v1/members', { query: { limit: 200 } });
  expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['active']));
  const suspended = await owner.ok('GET /api/v1/members', { query: { status: ['suspended'] } });
  expect(suspended.page.total).toBe(0);
  const { data: values } = await owner.ok('GET /api/v1/members/values', { query: { of: 'status' } });
  expect(values.values.map(({ value }) => value)).toEqual(['active']);
  const params = { memberId: data[0]?.id ?? '' };
  expect((await owner.call(details, { params })).status).toBe(403);
  expect((await owner.call(history, { params })).status).toBe(403);
  const vendor = await app.client.as('vendor', 'demo');
  expect((await vendor.call('GET /api/v1/members')).status).toBe(403);
});
