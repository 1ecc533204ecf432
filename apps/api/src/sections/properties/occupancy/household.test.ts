import type { PropertyPeople } from '@courtyard/contract/properties/occupancy/occupancy';
import { withApp } from '../../../testing';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const today = '2026-06-15';

beforeAll(() => app.setClock(new Date(`${today}T16:00:00Z`)));

type Living = [name: string, kind: 'resident' | 'tenant', endsOn?: string];

/** A property that these own together since 2020, and where these live since. */
async function household(unitNumber: string, owners: string[], living: Living[]): Promise<string> {
  const person = await admin();
  const { data } = await person.ok('POST /api/v1/properties', { body: { unitNumber, address: {} } });
  const params = { propertyId: data.id };
  const someone = (name: string) => ({ name, email: `${name.toLowerCase()}@mail.example` });
  for (const name of owners) {
    const shareMillionths = Math.floor(1_000_000 / owners.length);
    const body = { person: someone(name), shareMillionths, startsOn: '2020-01-01' };
    await person.ok('POST /api/v1/properties/:propertyId/ownerships', { params, body });
  }
  for (const [name, kind, endsOn = null] of living) {
    const body = { person: someone(name), kind, startsOn: '2020-01-01', endsOn };
    await person.ok('POST /api/v1/properties/:propertyId/residencies', { params, body });
  }
  return data.id;
}

async function sell(propertyId: string, soldOn: string, ...emails: string[]) {
  const buyers = emails.map((email) => ({
    person: { name: email.replace(/@.*/, ''), email },
    shareMillionths: 1_000_000 / emails.length,
  }));
  const { data } = await (
    await admin()
  ).ok('POST /api/v1/properties/:propertyId/sales', { params: { propertyId }, body: { soldOn, buyers } });
  return data;
}

const ends = ({ residencies }: PropertyPeople) =>
  Object.fromEntries(residencies.map(({ person, endsOn }) => [person.name, endsOn]));

test('the sellers leave with those who lived with them; tenants and what ended before stay as they are', async () => {
  const id = await household(
    'H-1',
    ['Ada'],
    [
      ['Ada', 'resident'],
      ['Kid', 'resident'],
      ['Tess', 'tenant'],
      ['Gone', 'resident', '2021-05-31'],
    ],
  );
  const sold = await sell(id, '2026-06-10', 'bo@mail.example');
  expect(ends(sold)).toEqual({ Ada: '2026-06-09', Kid: '2026-06-09', Tess: null, Gone: '2021-05-31' });
  const history = await (
    await admin()
  ).ok('GET /api/v1/properties/:propertyId/history', { params: { propertyId: id } });
  expect(history.data[0]?.changes['residents']).toEqual({ before: 'Ada, Kid', after: null });
});

test('where one of the owners stays, the household does', async () => {
  const id = await household(
    'H-2',
    ['Cy', 'Di'],
    [
      ['Cy', 'resident'],
      ['Di', 'resident'],
      ['Kit', 'resident'],
    ],
  );
  const sold = await sell(id, '2026-06-10', 'cy@mail.example', 'ed@mail.example');
  expect(sold.ownerships.filter(({ state }) => state === 'current').map(({ person }) => person.name)).toEqual(
    ['Cy', 'ed'],
  );
  expect(ends(sold)).toEqual({ Cy: null, Di: '2026-06-09', Kit: null });
});

test('a seller who can sign in does not see the property any more, and not before', async () => {
  const owner = await app.client.as('owner', 'demo');
  const mine = async () => (await owner.ok('GET /api/v1/properties/mine')).data.map(({ id }) => id);
  const [id = ''] = await mine();
  const read = async () =>
    (await owner.call('GET /api/v1/properties/:propertyId/pets', { params: { propertyId: id } })).status;
  await sell(id, '2026-06-20', 'new@mail.example');
  expect([await mine(), await read()]).toEqual([[id], 200]);
  app.setClock(new Date('2026-06-20T16:00:00Z'));
  expect([await mine(), await read()]).toEqual([[], 404]);
  app.setClock(new Date(`${today}T16:00:00Z`));
});

test('a buyer reads who was there before, and not how to reach them; nor what they booked', async () => {
  const person = await admin();
  const id = await household('H-4', ['Fay'], [['Fay', 'resident']]);
  const area = await person.ok('POST /api/v1/common-areas', {
    body: {
      name: 'Household court',
      kind: 'court',
      openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        opensAt: '08:00',
        closesAt: '20:00',
      })),
    },
  });
  const book = (day: string) =>
    person.ok('POST /api/v1/reservations', {
      body: {
        areaId: area.data.id,
        propertyId: id,
        startsAt: `${day}T14:00:00Z`,
        endsAt: `${day}T15:00:00Z`,
        note: 'For the birthday',
      },
    });
  await book('2026-06-16');
  await book('2026-06-25');
  const { data: known } = await person.ok('GET /api/v1/properties/people', {
    query: { search: 'owner@demo' },
  });
  await person.ok('POST /api/v1/properties/:propertyId/sales', {
    params: { propertyId: id },
    body: {
      soldOn: '2026-06-20',
      buyers: [{ person: { personId: known[0]?.id ?? '' }, shareMillionths: 1_000_000 }],
    },
  });
  app.setClock(new Date('2026-06-21T16:00:00Z'));
  const buyer = await app.client.as('owner', 'demo');
  const { data } = await buyer.ok('GET /api/v1/properties/:propertyId/people', {
    params: { propertyId: id },
  });
  expect(data.ownerships.map(({ person: { name, email } }) => [name, email])).toEqual([
    [expect.any(String), 'owner@demo.example'],
    ['Fay', null],
  ]);
  expect(data.residencies.map(({ person: { email } }) => email)).toEqual([null]);
  const bookings = await buyer.ok('GET /api/v1/reservations', { query: { propertyId: [id] } });
  expect(bookings.data.map(({ startsAt }) => startsAt)).toEqual(['2026-06-25T14:00:00.000Z']);
  app.setClock(new Date(`${today}T16:00:00Z`));
});
