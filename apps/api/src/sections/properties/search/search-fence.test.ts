import type { SearchHit } from '@courtyard/contract';
import { sql } from 'kysely';
import { changeSection } from '../../../platform/registry/choice/section-settings.service';
import { withApp } from '../../../testing';

const app = withApp();

const people = ['admin', 'manager', 'board', 'treasurer', 'owner', 'tenant', 'vendor'] as const;
type Person = (typeof people)[number];

async function found(
  person: Person,
  q: string,
  community: 'demo' | 'lakeside' = 'demo',
): Promise<SearchHit[]> {
  const { data } = await (await app.client.as(person, community)).ok('GET /api/v1/search', { query: { q } });
  return data.hits;
}

interface Record {
  id: string;
  title: string;
  /** The property that it belongs to, or is. */
  property: string | null;
}

/** Every record of a kind in the demo community, by what it is called. */
const records: { readonly [kind: string]: string } = {
  property: "select id, concat_ws(' ', unit_number, building) as title, id as property from property",
  vehicle: 'select id, plate as title, property_id as property from vehicle',
  pet: "select id, concat_ws(' ', name, breed) as title, property_id as property from pet",
  'insurance-policy': 'select id, policy_number as title, property_id as property from insurance_policy',
  'common-area': 'select id, name as title, null as property from common_area',
  asset: 'select id, name as title, null as property from asset',
  'reserve-component': 'select id, name as title, null as property from reserve_component',
};

const inDemo = async (statement: string): Promise<Record[]> =>
  app.platform.inTenant(app.tenants.demo, async (tx) => (await sql.raw<Record>(statement).execute(tx)).rows);

/** Whether a person may open a record, asked of the call that its page asks. */
async function opens(person: Person, kind: string, { id, property }: Record): Promise<boolean> {
  const caller = await app.client.as(person, 'demo');
  const answer =
    kind === 'common-area'
      ? await caller.call('GET /api/v1/common-areas/:areaId', { params: { areaId: id } })
      : kind === 'asset'
        ? await caller.call('GET /api/v1/assets/:assetId', { params: { assetId: id } })
        : kind === 'reserve-component'
          ? await caller.call('GET /api/v1/reserve-components/:componentId', { params: { componentId: id } })
          : await caller.call('GET /api/v1/properties/:propertyId', {
              params: { propertyId: property ?? id },
            });
  return answer.status === 200;
}

const homesOfOwner = async () =>
  new Set(
    (await (await app.client.as('owner', 'demo')).ok('GET /api/v1/properties/mine')).data.map(({ id }) => id),
  );

// Some of a kind are enough; what is the owner's own is among them, which a sample by chance might miss.
const sampleSize = 3;

async function sampleOf(kind: string): Promise<Record[]> {
  const all = await inDemo(`${records[kind]} order by 2`);
  const homes = await homesOfOwner();
  const step = Math.ceil(all.length / sampleSize);
  return all.filter(({ property }, at) => at % step === 0 || (property !== null && homes.has(property)));
}

test.each(Object.keys(records))(
  'each role finds the records of the kind %s that it may open, and no other',
  async (kind) => {
    const sample = await sampleOf(kind);
    expect(sample.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const record of sample) {
      await Promise.all(
        people.map(async (person) => {
          const [hits, isOpen] = await Promise.all([
            found(person, record.title),
            opens(person, kind, record),
          ]);
          const isFound = hits.some(({ id, kind: other }) => id === record.id && other === kind);
          if (isFound !== isOpen) wrong.push(`${person} ${isFound ? 'finds' : 'misses'} ${record.title}`);
        }),
      );
    }
    expect(wrong).toEqual([]);
  },
);

test('whatever an owner finds by anything they type, they may open', async () => {
  const words = [
    ...'abcdefghijklmnopqrstuvwxyz0123456789',
    'tower',
    'novak',
    'mutual',
    'example',
    'pool',
    'hrabor',
  ];
  const seen = new Map<string, SearchHit>();
  for (const word of words)
    for (const hit of await found('owner', word)) seen.set(`${hit.kind} ${hit.id}`, hit);
  expect(seen.size).toBeGreaterThan(3);
  const own = await homesOfOwner();
  const foreign = [...seen.values()].filter(({ url }) => {
    const id = /properties\/detail\?id=([\w-]+)/.exec(url)?.[1];
    return id !== undefined && !own.has(id);
  });
  expect(foreign).toEqual([]);
  expect([...seen.values()].filter(({ kind }) => kind === 'asset')).toEqual([]);
});

test('people are found by those who see their property', async () => {
  const [past] = await inDemo(`select person.id, person.name as title, property_id as property from ownership
    join person on person.id = person_id where ends_on < current_date and person.member_id is null
      and not exists (select from ownership later where later.person_id = person.id and later.ends_on is null)
      and not exists (select from residency where residency.person_id = person.id) limit 1`);
  if (!past) throw new Error('nobody has sold in the demo');
  const kinds = async (person: Person) =>
    (await found(person, past.title)).filter(({ id }) => id === past.id).length;
  expect([await kinds('admin'), await kinds('owner'), await kinds('vendor')]).toEqual([1, 0, 0]);
});

test('an owner who is a member is found once, as the member; by what the member hides, with the property', async () => {
  const kinds = async (person: Person, q: string) =>
    (await found(person, q)).flatMap(({ kind, title }) => (title === 'Ingrid Lindqvist' ? kind : []));
  expect(await kinds('admin', 'Ingrid Lindqvist')).toEqual(['member']);
  expect(await kinds('admin', 'treasurer@demo')).toEqual(['member']);
  expect(await kinds('board', 'Ingrid Lindqvist')).toEqual(['member']);
  expect(await kinds('board', 'treasurer@demo')).toEqual(['person']);
});

test('bookings are found by those whose they are, or who see them all', async () => {
  const bookings = async (person: Person, scope: 'mine' | 'all') =>
    new Set(
      (
        await (
          await app.client.as(person, 'demo')
        ).ok('GET /api/v1/reservations', { query: { scope, limit: 200 } })
      ).data.map(({ id }) => id),
    );
  const [area] =
    await inDemo(`select area_id as id, common_area.name as title, null as property from reservation
    join common_area on common_area.id = area_id where starts_at > now() group by 1, 2 order by count(*) desc limit 1`);
  const ofArea = async (person: Person) =>
    (await found(person, area?.title ?? '')).filter(({ kind }) => kind === 'reservation');
  expect((await ofArea('admin')).length).toBeGreaterThan(0);
  const mine = await bookings('owner', 'mine');
  for (const { id } of await ofArea('owner')) expect(mine).toContain(id);
  expect(await ofArea('vendor')).toEqual([]);
});

test('nothing of another community is found, whoever looks', async () => {
  const all = await Promise.all(Object.values(records).map((statement) => inDemo(`${statement} limit 3`)));
  for (const { id, title } of all.flat()) {
    const hits = await found('admin', title, 'lakeside');
    expect(hits.map((hit) => hit.id)).not.toContain(id);
  }
});

test('who is no member any more is not answered', async () => {
  const vendor = await app.client.as('vendor', 'lakeside');
  expect((await vendor.call('GET /api/v1/search', { query: { q: 'pool' } })).status).toBe(200);
  await app.platform.inTenant(app.tenants.lakeside, (tx) =>
    sql`update member set status = 'past' where id in (
      select member.id from member join identity on identity.id = identity_id where email = 'vendor@lakeside.example')`.execute(
      tx,
    ),
  );
  app.platform.sessions.forget(app.tenants.lakeside);
  expect((await vendor.call('GET /api/v1/search', { query: { q: 'pool' } })).status).toBe(401);
});

test('an owner who has sold finds the property no more', async () => {
  const owner = await app.client.as('owner', 'demo');
  const [home] = (await owner.ok('GET /api/v1/properties/mine')).data;
  if (!home) throw new Error('the owner of the demo has no home');
  const q = `${home.unitNumber} ${home.building ?? ''}`;
  expect((await found('owner', q)).map(({ id }) => id)).toContain(home.id);
  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    for (const table of ['ownership', 'residency'])
      await sql`update ${sql.table(table)} set ends_on = greatest(starts_on, current_date - 2)
        where property_id = ${home.id} and ends_on is null`.execute(tx);
  });
  expect((await found('owner', q)).map(({ id }) => id)).not.toContain(home.id);
});

test('a section that is switched off is not searched', async () => {
  const ofProperties = async () =>
    (await found('admin', 'harbor')).filter(({ section }) => section === 'properties');
  expect(await ofProperties()).not.toEqual([]);
  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    await sql`insert into section (id, title, base_path)
      values ('properties', 'Properties', '/properties-common-areas') on conflict do nothing`.execute(tx);
    await changeSection(
      tx,
      app.platform,
      { folder: '', release: null },
      {
        tenantId: app.tenants.demo,
        sectionId: 'properties',
        change: { enabled: false },
      },
    );
  });
  expect(await ofProperties()).toEqual([]);
});
