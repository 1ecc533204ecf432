import type { Audience } from '@courtyard/contract';
import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { newId } from '../../core/ids';
import type { Tx } from '../../database/database';
import { freezeAudience, resolveAudience } from './recipients.sql';
import { storeAudience, storedAudience } from './stored-audience.sql';

const app = withApp();
const today = '2027-03-10';
const inDemo = <T>(work: (tx: Tx) => Promise<T>) => app.platform.inTenant(app.tenants.demo, work);
const resolve = (audience: Audience, day = today) =>
  inDemo((tx) => resolveAudience(app.platform.sections, tx, audience, day));
const only = (...include: Audience['include']): Audience => ({ include, exclude: [] });

/** A unit in a building of its own. */
async function unit(building: string) {
  const id = newId();
  await inDemo((tx) =>
    sql`insert into property (tenant_id, id, unit_number, building, type, address_line1, city, region, postal_code)
      values (${app.tenants.demo}, ${id}, '1', ${building}, 'condo', '1 Elm St', 'Springfield', 'IL', '62701')`.execute(
      tx,
    ),
  );
  return id;
}

async function person(name: string, email: string | null, memberId: string | null = null) {
  const id = newId();
  await inDemo((tx) =>
    sql`insert into person (tenant_id, id, name, email, member_id)
      values (${app.tenants.demo}, ${id}, ${name}, ${email}, ${memberId})`.execute(tx),
  );
  return id;
}

const owns = (personId: string, propertyId: string, from: string, to: string | null = null) =>
  inDemo((tx) =>
    sql`insert into ownership (tenant_id, id, property_id, person_id, share_millionths, starts_on, ends_on)
      values (${app.tenants.demo}, ${newId()}, ${propertyId}, ${personId}, 500000, ${from}, ${to})`.execute(
      tx,
    ),
  );
const rents = (personId: string, propertyId: string, from: string, to: string | null = null) =>
  inDemo((tx) =>
    sql`insert into residency (tenant_id, id, property_id, person_id, kind, starts_on, ends_on)
      values (${app.tenants.demo}, ${newId()}, ${propertyId}, ${personId}, 'tenant', ${from}, ${to})`.execute(
      tx,
    ),
  );

test('owners with and without an account, tenants and units of a day; one person is one recipient', async () => {
  const [home, other] = [await unit('Ash House'), await unit('Elm House')];
  const [ann, bob, cy] = [
    await person('Ann Ash', null),
    await person('Bob Birch', 'bob@trees.example'),
    await person('Cy Cedar', 'cy@trees.example'),
  ];
  await owns(ann, home, '2020-01-01');
  await owns(ann, other, '2020-01-01');
  await owns(bob, home, '2020-01-01', '2027-03-09');
  await rents(cy, home, '2026-01-01', '2027-03-10');
  const ash = (who: 'everybody' | 'owners' | 'tenants') => only({ kind: 'building', name: 'Ash House', who });

  expect(await resolve(ash('owners'))).toEqual([
    {
      personKey: ann,
      memberId: null,
      personId: ann,
      name: 'Ann Ash',
      email: null,
      language: 'en',
      unitIds: [home],
      postalAddress: '1 Elm St\nSpringfield, IL 62701',
    },
  ]);
  const names = async (audience: Audience, day?: string) =>
    (await resolve(audience, day)).map(({ name }) => name);
  expect(await names(ash('owners'), '2027-03-09')).toEqual(['Ann Ash', 'Bob Birch']);
  expect(await names(ash('tenants'))).toEqual(['Cy Cedar']);
  expect(await names(ash('tenants'), '2027-03-11')).toEqual([]);
  const [twice, ...more] = await resolve(
    only({ kind: 'unit', id: home, who: 'owners' }, { kind: 'unit', id: other, who: 'owners' }),
  );
  expect([twice?.unitIds, more]).toEqual([[home, other], []]);
  expect(
    await names({
      include: [{ kind: 'building', name: 'Ash House', who: 'everybody' }],
      exclude: [{ kind: 'person', id: ann }],
    }),
  ).toEqual(['Cy Cedar']);
  expect((await names(only({ kind: 'everybody' }))).filter((name) => /Ash|Cedar|Birch/.test(name))).toEqual([
    'Ann Ash',
    'Cy Cedar',
  ]);
});

test('a member and the person that the properties know of them are one, by role, committee, name and home', async () => {
  const all = await resolve(only({ kind: 'everybody' }));
  expect(new Set(all.map(({ personKey }) => personKey)).size).toBe(all.length);
  const owner = all.find(({ email }) => email === 'owner@demo.example');
  if (!owner?.memberId || !owner.personId) throw new Error('the owner of the demo has a home');
  const both = only({ kind: 'member', id: owner.memberId }, { kind: 'person', id: owner.personId });
  expect((await resolve(both)).map(({ personKey }) => personKey)).toEqual([owner.memberId]);
  const out = {
    include: [{ kind: 'owners' as const }],
    exclude: [{ kind: 'member' as const, id: owner.memberId }],
  };
  expect((await resolve(out)).some(({ personKey }) => personKey === owner.personKey)).toBe(false);

  const { data: roles } = await (
    await app.client.as('admin', 'demo')
  ).ok('GET /api/v1/audiences/choices', {
    query: { kind: 'role', search: 'Board Member' },
  });
  const board = roles[0]?.part;
  if (board?.kind !== 'role') throw new Error('the board has a role');
  const members = await resolve(only(board));
  expect(members.map(({ email }) => email)).toContain('board@demo.example');
  expect(members.map(({ email }) => email)).not.toContain('owner@demo.example');
  const without = { include: [{ kind: 'everybody' as const }], exclude: [board] };
  expect((await resolve(without)).length).toBe(all.length - members.length);
});

test('a saved audience means what it means when it is asked, also once it is offered no more', async () => {
  const admin = await app.client.as('admin', 'demo');
  const home = await unit('Oak House');
  const oak = await person('Olga Oak', null);
  await owns(oak, home, '2020-01-01');
  const body = {
    name: 'Those of Oak House',
    audience: only({ kind: 'building', name: 'Oak House', who: 'owners' }),
  };
  const { data: saved } = await admin.ok('POST /api/v1/audiences', { body });
  expect(await admin.call('POST /api/v1/audiences', { body })).toMatchObject({ status: 422 });
  const within = only({ kind: 'saved', id: saved.id });
  expect(
    await admin.call('POST /api/v1/audiences', { body: { name: 'Nested', audience: within } }),
  ).toMatchObject({ status: 422 });
  const { data: counted } = await admin.ok('POST /api/v1/audiences/count', { body: within });
  expect(counted).toMatchObject({
    people: 1,
    withoutEmail: 1,
    withoutAccount: 1,
    audience: { include: [{ kind: 'saved', label: 'Those of Oak House' }] },
  });
  const params = { audienceId: saved.id };
  const more = { ...body.audience, exclude: [{ kind: 'person' as const, id: oak }] };
  await admin.ok('PUT /api/v1/audiences/:audienceId', {
    params,
    body: { ...body, audience: more, version: 1 },
  });
  expect(await resolve(within)).toEqual([]);
  await admin.ok('PUT /api/v1/audiences/:audienceId', { params, body: { ...body, version: 2 } });
  await admin.ok('DELETE /api/v1/audiences/:audienceId', { params });
  expect((await resolve(within)).map(({ name }) => name)).toEqual(['Olga Oak']);
  expect((await admin.ok('GET /api/v1/audiences')).data).toEqual([]);
});

test('numbers are for those who send, names for those who may see the members', async () => {
  const everybody = only({ kind: 'everybody' });
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('POST /api/v1/audiences/count', { body: everybody })).status).toBe(403);
  const admin = await app.client.as('admin', 'demo');
  const read = { body: { audience: everybody, search: 'olga oak' } };
  const { data } = await admin.ok('POST /api/v1/audiences/recipients', read);
  expect(data).toMatchObject([{ name: 'Olga Oak', hasAccount: false, units: ['Oak House 1'] }]);
  const { data: found } = await admin.ok('GET /api/v1/audiences/choices', {
    query: { kind: 'person', search: 'olga oak' },
  });
  expect(found).toMatchObject([{ part: { kind: 'person', label: 'Olga Oak' }, note: null }]);
  const board = await app.client.as('board', 'demo');
  await inDemo((tx) =>
    sql`delete from role_permission where permission = 'Members List View' and role_id in
      (select id from role where name in ('Board Member', 'Member'))`.execute(tx),
  );
  expect((await board.call('POST /api/v1/audiences/recipients', read)).status).toBe(403);
  expect((await board.call('POST /api/v1/audiences/count', { body: everybody })).status).toBe(200);
});

test('what is kept in parts comes back in their order; one that names somebody who is gone means nobody', async () => {
  const gone = await person('Gone Tomorrow', null);
  const kept = {
    include: [{ kind: 'tenants' as const }, { kind: 'role' as const, id: newId() }],
    exclude: [
      { kind: 'person' as const, id: gone },
      { kind: 'building' as const, name: 'Ash House', who: 'tenants' as const },
    ],
  };
  const id = await inDemo((tx) => storeAudience(tx, app.tenants.demo, kept));
  expect(await inDemo((tx) => storedAudience(tx, id))).toEqual(kept);
  await inDemo((tx) => sql`delete from person where id = ${gone}`.execute(tx));
  expect((await inDemo((tx) => storedAudience(tx, id))).exclude).toEqual([kept.exclude[1]]);
  expect(await resolve(only({ kind: 'role', id: newId() }))).toEqual([]);
});

test('who was there when it was frozen stays; asking again adds who came since', async () => {
  const [tree, late] = [await person('Fay Fir', 'fay@trees.example'), await person('Lou Larch', null)];
  const home = await unit('Fir House');
  await owns(tree, home, '2020-01-01', '2027-03-09');
  await owns(late, home, '2027-03-10');
  const audience = only({ kind: 'building', name: 'Fir House', who: 'owners' });
  const kept = await inDemo(async (tx) => {
    await sql`create temporary table frozen (tenant_id uuid, record_id uuid, person_key uuid, name text, email text,
      unit_ids uuid[], primary key (tenant_id, record_id, person_key)) on commit drop`.execute(tx);
    const of = { record_id: newId() };
    const into = { table: 'frozen', of, keep: ['name', 'email', 'unit_ids'] as const };
    const freeze = (day: string) => freezeAudience(app.platform.sections, tx, { audience, day, into });
    const counts = [await freeze('2027-03-09'), await freeze('2027-03-09'), await freeze(today)];
    const { rows } = await sql<object>`select name, email, unit_ids = array[${home}::uuid] as "isOfHome"
      from frozen order by name`.execute(tx);
    return { counts, rows };
  });
  expect(kept).toEqual({
    counts: [1, 0, 1],
    rows: [
      { name: 'Fay Fir', email: 'fay@trees.example', isOfHome: true },
      { name: 'Lou Larch', email: null, isOfHome: true },
    ],
  });
});

test('one that names a person or a saved audience of another community is refused, and nothing is kept', async () => {
  const [admin, stranger] = [await app.client.as('admin', 'demo'), await app.client.as('admin', 'lakeside')];
  const body = { name: 'All of Lakeside', audience: only({ kind: 'everybody' }) };
  const { data: saved } = await stranger.ok('POST /api/v1/audiences', { body });
  const { data: people } = await stranger.ok('POST /api/v1/audiences/recipients', {
    body: { audience: body.audience },
  });
  const parts: Audience['include'] = [
    { kind: 'saved', id: saved.id },
    { kind: 'member', id: people.find(({ hasAccount }) => hasAccount)?.key ?? '' },
    { kind: 'person', id: people.find(({ hasAccount }) => !hasAccount)?.key ?? '' },
  ];
  for (const part of parts)
    for (const audience of [only(part), { include: [{ kind: 'everybody' as const }], exclude: [part] }]) {
      const event = { title: 'Choir', start: '2027-05-01', audience };
      const answer = await admin.call('POST /api/v1/calendar/create', { body: event });
      expect([part.kind, answer.status, answer.body]).toMatchObject([
        part.kind,
        422,
        { fields: { audience: expect.stringContaining('Choose the recipients again') } },
      ]);
    }
  const kept = await inDemo((tx) =>
    sql<object>`select id from calendar_series where title = 'Choir'`.execute(tx),
  );
  expect(kept.rows).toEqual([]);
});

test('whose address the directory hides is neither shown nor found by it where somebody chooses whom something is for', async () => {
  const [admin, treasurer, owner] = [
    await app.client.as('admin', 'demo'),
    await app.client.as('treasurer', 'demo'),
    await app.client.as('owner', 'demo'),
  ];
  const { data: profile } = await owner.ok('GET /api/v1/shell/profile');
  const { photo: _photo, missing: _missing, ...said } = profile;
  const asked = { audience: only({ kind: 'owners' }), search: 'owner@demo.example' };
  const found = async (asker: typeof admin) => {
    const { data } = await asker.ok('POST /api/v1/audiences/recipients', { body: asked });
    const { data: choices } = await asker.ok('GET /api/v1/audiences/choices', {
      query: { kind: 'person', search: asked.search },
    });
    return [data.map(({ email }) => email), choices.map(({ note }) => note)];
  };
  const both = [[asked.search], [asked.search]];
  const show = async (emailVisible: boolean) => {
    const { data } = await owner.ok('GET /api/v1/shell/profile');
    const body = { ...said, photoFileId: null, emailVisible, version: data.version };
    await owner.ok('PUT /api/v1/shell/profile', { body });
  };
  await show(false);
  expect([await found(admin), await found(treasurer)]).toEqual([both, [[], []]]);
  const body = { audience: asked.audience, limit: 200 };
  const { data: everybody } = await treasurer.ok('POST /api/v1/audiences/recipients', { body });
  expect(everybody.some(({ email, hasEmail }) => email === null && hasEmail)).toBe(true);
  await show(true);
  expect(await found(treasurer)).toEqual(both);
});
