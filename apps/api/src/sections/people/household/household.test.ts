import { addDays, dayAt } from '@courtyard/contract/days';
import { lockList } from '../../../platform/database/lists/lock-list';
import { withApp } from '../../../testing';
import { untilSomebodyWaits } from '../../../testing/until';

const app = withApp();
const read = 'GET /api/v1/households/:propertyId';
const invite = 'POST /api/v1/households/:propertyId/people';
const change = 'PUT /api/v1/households/:propertyId/people/:residencyId';
const password = 'a password of my own';
const dayMs = 86_400_000;
const today = () => dayAt(new Date(), 'America/New_York');
const owner = () => app.client.as('owner', 'demo');

afterEach(() => app.setClock(new Date()));

async function ownHome() {
  const { data } = await (await owner()).ok('GET /api/v1/properties/mine', {});
  return { propertyId: data[0]?.id ?? '' };
}

const tenant = (email: string, part: object = {}) => ({
  email,
  name: 'Tess Ames',
  kind: 'tenant' as const,
  startsOn: addDays(today(), -1),
  endsOn: addDays(today(), 30),
  ...part,
});

async function tokenFor(email: string) {
  const [message] = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.selectFrom('mail').select('textBody').where('toAddress', '=', email).orderBy('id', 'desc').execute(),
  );
  return /accept-invitation#token=([\w-]+)/.exec(message?.textBody ?? '')?.[1] ?? '';
}

/** Accepts the invitation of an address, and acts as who did. */
async function accept(email: string) {
  const body = { token: await tokenFor(email), displayName: 'Tess Ames', password };
  const { data } = await app.client
    .anonymous('demo')
    .ok('POST /api/v1/member-auth/invitation/accept', { body });
  return app.client.holding(data.token, 'demo');
}

/** Lets `first` wait for the properties, `second` come as far as it does meanwhile, and both go on. */
async function together<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const { inTenant, pool } = app.platform;
  const both = await inTenant(app.tenants.demo, async (tx) => {
    await lockList(tx, 'property');
    const one = first();
    await untilSomebodyWaits(pool);
    const other = second();
    await untilSomebodyWaits(pool, 2);
    return { one, other };
  });
  return [await both.one, await both.other];
}

async function theirs(propertyId: string, email: string) {
  const { data } = await (await owner()).ok(read, { params: { propertyId } });
  const found = data.people.find((person) => person.email === email);
  if (!found) throw new Error(`${email} is not of the household`);
  return { ...found, params: { propertyId, residencyId: found.residencyId } };
}

test('an owner invites a tenant, who sees what a tenant may until the last day of the lease, and then nothing', async () => {
  const params = await ownHome();
  const email = 'tess@lease.example';
  const { data } = await (
    await owner()
  ).ok(invite, { params, body: tenant(email, { endsOn: addDays(today(), 12) }) });
  expect(data.people).toMatchObject([
    { email, kind: 'tenant', status: 'invited', endsOn: addDays(today(), 12) },
  ]);
  const tess = await accept(email);
  expect((await tess.ok('GET /api/v1/properties/mine', {})).data.map(({ id }) => id)).toEqual([
    params.propertyId,
  ]);
  expect((await tess.call('GET /api/v1/properties')).status).toBe(403);
  expect((await tess.call(read, { params })).status).toBe(403);
  // At the property it stands as a manager would have recorded it.
  const admin = await app.client.as('admin', 'demo');
  const people = await admin.ok('GET /api/v1/properties/:propertyId/people', { params });
  const residency = people.data.residencies.find(({ person }) => person.email === email);
  expect(residency).toMatchObject({ kind: 'tenant', endsOn: addDays(today(), 12) });
  const { data: history } = await admin.ok('GET /api/v1/properties/:propertyId/history', { params });
  expect(history[0]).toMatchObject({ action: 'residency.create' });

  app.setClock(new Date(Date.now() + 15 * dayMs));
  app.platform.sessions.forget(app.tenants.demo);
  expect((await tess.call('GET /api/v1/properties/mine')).status).toBe(401);
  await app.runJob('people.ending-roles');
  expect((await (await owner()).ok(read, { params })).data.people).toEqual([]);
});

test('an invitation that is taken back takes the home along, unless somebody changed it meanwhile', async () => {
  const params = await ownHome();
  const admin = await app.client.as('admin', 'demo');
  const revoke = async (email: string) => {
    const { data } = await admin.ok('GET /api/v1/invitations', { query: { search: email } });
    const { id = '', version = 0 } = data[0] ?? {};
    await admin.ok('POST /api/v1/invitations/:invitationId/revoke', {
      params: { invitationId: id },
      body: { version },
    });
  };
  const emails = ['mistyped@lease.example', 'changed@lease.example'] as const;
  for (const email of emails) await (await owner()).ok(invite, { params, body: tenant(email) });
  const { version, params: ids } = await theirs(params.propertyId, emails[1]);
  await (await owner()).ok(change, { params: ids, body: { endsOn: addDays(today(), 40), version } });
  for (const email of emails) await revoke(email);
  const living = await app.platform.inTenant(app.tenants.demo, async (tx) => {
    const rows = await tx
      .selectFrom('residency')
      .innerJoin('person', 'person.id', 'residency.personId')
      .select('person.email')
      .where('residency.propertyId', '=', params.propertyId)
      .execute();
    return rows.map((row) => row.email);
  });
  expect(living).not.toContain(emails[0]);
  expect(living).toContain(emails[1]);
  const history = await admin.ok('GET /api/v1/properties/:propertyId/history', { params });
  expect(history.data[0]).toMatchObject({
    action: 'residency.remove',
    changes: { resident: { before: 'Tess Ames', after: null } },
  });
});

test('the owner ends a lease at once or extends it; where a manager moves its end the rights move along', async () => {
  const params = await ownHome();
  const email = 'tom@lease.example';
  await (await owner()).ok(invite, { params, body: tenant(email) });
  const tom = await accept(email);
  const mine = async () => (await tom.call('GET /api/v1/properties/mine')).status;
  const first = await theirs(params.propertyId, email);
  const later = { params: first.params, body: { endsOn: addDays(today(), 90), version: first.version } };
  await (await owner()).ok(change, later);
  expect(await (await owner()).call(change, later)).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  const admin = await app.client.as('admin', 'demo');
  const { data } = await admin.ok('GET /api/v1/members', { query: { search: email } });
  expect(data[0]?.roles).toMatchObject([{ name: 'Tenant', endsOn: addDays(today(), 90) }]);

  const read2 = await theirs(params.propertyId, email);
  await admin.ok('PUT /api/v1/properties/:propertyId/residencies/:residencyId', {
    params: read2.params,
    body: { kind: 'tenant', startsOn: read2.startsOn, endsOn: addDays(today(), 45), version: read2.version },
  });
  const moved = await admin.ok('GET /api/v1/members', { query: { search: email } });
  expect(moved.data[0]?.roles).toMatchObject([{ endsOn: addDays(today(), 45) }]);

  expect(await mine()).toBe(200);
  const { version } = await theirs(params.propertyId, email);
  const before = { endsOn: addDays(today(), -2), version };
  expect(await (await owner()).call(change, { params: read2.params, body: before })).toMatchObject({
    status: 422,
    body: { fields: { endsOn: 'The end date is before the start date.' } },
  });
  const over = { endsOn: addDays(today(), -1), version };
  await (await owner()).ok(change, { params: read2.params, body: over });
  // Yesterday is over everywhere.
  expect(await mine()).toBe(401);
});

test('an owner does not prolong what they may not give: roles that a manager tied to the lease end with it', async () => {
  const params = await ownHome();
  const email = 'toni@lease.example';
  const admin = await app.client.as('admin', 'demo');
  const { data: roles } = await admin.ok('GET /api/v1/roles', {});
  const { data: closed } = await admin.ok('POST /api/v1/roles', {
    body: { name: 'Minutes keeper', permissions: ['Meetings List View', 'Executive Sessions View'] },
  });
  const tenantRole = roles.find(({ name }) => name === 'Tenant')?.id ?? '';
  const endsOn = addDays(today(), 5);
  const home = { propertyId: params.propertyId, relation: 'tenant' as const, startsOn: today(), endsOn };
  await admin.ok('POST /api/v1/invitations', {
    body: { emails: [email], name: 'Toni Ames', roleIds: [tenantRole, closed.id], ...home },
  });
  const { data } = await (await owner()).ok(read, { params });
  // Who did not invite them is not told their address.
  const named = data.people.filter(({ name }) => name === 'Toni Ames');
  expect(named).toMatchObject([{ email: null, endsOn }]);
  const [{ residencyId, version } = { residencyId: '', version: 0 }] = named;
  const until = (days: number) => ({
    params: { ...params, residencyId },
    body: { endsOn: addDays(today(), days), version },
  });
  expect(await (await owner()).call(change, until(900))).toMatchObject({
    status: 409,
    body: { code: 'beyond-own-rights' },
  });
  const held = await admin.ok('GET /api/v1/members', { query: { search: email } });
  expect(held.data[0]?.roles.map((role) => role.endsOn)).toEqual([endsOn, endsOn]);
  await (await owner()).ok(change, until(3));
});

test('two who invite one address at once make one member; one who is a member already is refused', async () => {
  const params = await ownHome();
  const body = tenant('twice@lease.example');
  const answers = await Promise.all([1, 2].map(async () => (await owner()).call(invite, { params, body })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const known = await (await owner()).call(invite, { params, body: tenant('board@demo.example') });
  expect(known).toMatchObject({ status: 409, body: { code: 'member-already' } });
});

test('family may stay without an end; a lease needs one that is not over', async () => {
  const params = await ownHome();
  const family = tenant('ana@home.example', { kind: 'resident', endsOn: null });
  const { data } = await (await owner()).ok(invite, { params, body: family });
  expect(data.people).toContainEqual(expect.objectContaining({ kind: 'resident', endsOn: null }));
  const send = async (part: object) =>
    (await (await owner()).call(invite, { params, body: tenant('none@home.example', part) })).status;
  expect(await send({ endsOn: null })).toBe(422);
  expect(await send({ startsOn: addDays(today(), -9), endsOn: addDays(today(), -3) })).toBe(422);
});

test('nobody lets into a home that is not theirs: not a neighbour’s, not one of another community', async () => {
  const { propertyId } = await ownHome();
  const admin = await app.client.as('admin', 'demo');
  const { data } = await admin.ok('GET /api/v1/properties', { query: { limit: 50 } });
  const mine = (await (await owner()).ok('GET /api/v1/properties/mine', {})).data.map(({ id }) => id);
  const neighbour = data.find(({ id }) => !mine.includes(id))?.id ?? '';
  const body = tenant('nobody@lease.example');
  const invited = async (id: string) =>
    (await (await owner()).call(invite, { params: { propertyId: id }, body })).status;
  expect(await invited(neighbour)).toBe(404);
  const lake = await app.client.as('admin', 'lakeside');
  expect((await lake.call(invite, { params: { propertyId }, body })).status).toBe(404);
  expect((await lake.call(read, { params: { propertyId } })).status).toBe(404);
  // A board member sees every property, and says of none who lives there.
  const board = await app.client.as('board', 'demo');
  expect((await board.ok(read, { params: { propertyId: neighbour } })).data.canInvite).toBe(false);
  expect((await board.call(invite, { params: { propertyId: neighbour }, body })).status).toBe(403);
});

test('one who names many addresses a day is told to go on tomorrow', async () => {
  const params = await ownHome();
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) {
    const body = tenant(`many-${at}@new.example`);
    statuses.push((await (await owner()).call(invite, { params, body })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses).toContain(201);
  app.setClock(new Date(Date.now() + dayMs + 60_000));
  const body = tenant('tomorrow@new.example');
  // Who signed in the day before proves first that it is still them.
  expect(await (await owner()).call(invite, { params, body })).toMatchObject({
    status: 403,
    body: { code: 'proof-needed' },
  });
  const { data } = await app.client.anonymous('demo').ok('POST /api/v1/member-auth/login', {
    body: { email: 'owner@demo.example', password: 'courtyard-demo' },
  });
  await app.client.holding(data.token, 'demo').ok(invite, { params, body });
});

test('who sells while somebody is invited lets in nobody after it, and neither waits for the other for ever', async () => {
  const params = await ownHome();
  const email = 'late@lease.example';
  const seller = await owner();
  const admin = await app.client.as('admin', 'demo');
  const buyers = [{ person: { name: 'Ada Buyer' }, shareMillionths: 1_000_000 }];
  const [sold, invited] = await together(
    () =>
      admin.call('POST /api/v1/properties/:propertyId/sales', { params, body: { soldOn: today(), buyers } }),
    () => seller.call(invite, { params, body: tenant(email, { kind: 'resident', endsOn: null }) }),
  );
  expect([sold.status, invited.status]).toEqual([201, 404]);
});
