import type { DemoPerson } from '../../../platform/section/demo/demo-community';
import { withApp } from '../../../testing';
import { momentAt } from '@courtyard/contract/days';
import { canBook, nextColor } from './common-area.rules';
import { demoDay } from '../../../testing/calls/demo-day';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt: '08:00', closesAt: '20:00' }));
const input = (name: string, more = {}) => ({ name, kind: 'hall' as const, openingHours: hours, ...more });
const create = async (name: string, more = {}) =>
  (await (await admin()).ok('POST /api/v1/common-areas', { body: input(name, more) })).data;

async function photo(name: string): Promise<string> {
  const tenantId = app.tenants.demo;
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const content = Buffer.from(pixel, 'base64');
  const file = await app.platform.inTenant(tenantId, (tx) =>
    app.platform.files.store(tx, { tenantId, name, content, uploadedBy: null }),
  );
  return file.id;
}

test('an area is created with photos in order, changed, and keeps its history', async () => {
  const person = await admin();
  const [first, second] = [await photo('one.png'), await photo('two.png')];
  const made = await create('Library', {
    photos: [{ fileId: first, alt: 'The reading room' }, { fileId: second }],
  });
  expect(made.photos.map(({ id, alt }) => [id, alt])).toEqual([
    [first, 'The reading room'],
    [second, null],
  ]);
  const params = { areaId: made.id };
  const body = { ...input('Reading room', { photos: [{ fileId: second }] }), version: made.version };
  const after = await person.ok('PUT /api/v1/common-areas/:areaId', { params, body });
  expect(after.data).toMatchObject({ name: 'Reading room', version: 2, photos: [{ name: 'two.png' }] });
  expect((await person.call('PUT /api/v1/common-areas/:areaId', { params, body })).status).toBe(409);
  const history = await person.ok('GET /api/v1/common-areas/:areaId/history', { params });
  expect(history.data[0]?.changes).toMatchObject({
    name: { before: 'Library', after: 'Reading room' },
    photos: { before: ['one.png', 'two.png'], after: ['two.png'] },
  });
  const none = { areaId: '00000000-0000-4000-8000-000000000000' };
  expect((await person.call('GET /api/v1/common-areas/:areaId/history', { params: none })).status).toBe(404);
});

test('who books is told of an area that is new to them, once', async () => {
  const made = await create('Roof terrace');
  await create('Boiler room', { whoMayBook: 'staff' });
  await create('Lawn', { bookable: false });
  const toldOf = async (account: DemoPerson) =>
    (await (await app.client.as(account, 'demo')).ok('GET /api/v1/shell/notifications', {})).data
      .filter(({ kind }) => kind === 'properties.area-added')
      .map(({ title, link }) => ({ title, link }));
  const told = await toldOf('owner');
  expect(told[0]).toEqual({
    title: 'New common area: Roof terrace',
    link: `/properties-common-areas/common-areas/details?id=${made.id}`,
  });
  expect(told.filter(({ title }) => /Boiler room|Lawn/.test(title))).toEqual([]);
  for (const other of ['admin', 'vendor'] as const) expect(await toldOf(other)).toEqual([]);
});

test('a colour is chosen, or taken by turns, and stays where nothing is said of it', async () => {
  expect(nextColor([])).toBe('blue');
  expect(nextColor(['blue', 'teal', 'blue', 'amber', 'violet', 'slate', 'rose', 'teal'])).toBe('amber');
  const { data: all } = await (await admin()).ok('GET /api/v1/common-areas', { query: { limit: 200 } });
  const next = nextColor(all.map(({ color }) => color));
  const turn = await create('Colored by turns');
  expect(turn.color).toBe(next);
  const chosen = await create('Colored rose', { color: 'rose' });
  expect(chosen.color).toBe('rose');
  const changed = await (
    await admin()
  ).ok('PUT /api/v1/common-areas/:areaId', {
    params: { areaId: chosen.id },
    body: { ...input('Colored rose'), version: chosen.version },
  });
  expect(changed.data.color).toBe('rose');
});

test('what does not fit together is told field by field', async () => {
  const person = await admin();
  const answer = await person.call('POST /api/v1/common-areas', {
    body: input('Odd', {
      openingHours: [
        { weekday: 1, opensAt: '12:00', closesAt: '10:00' },
        { weekday: 2, opensAt: '08:00', closesAt: '12:00' },
        { weekday: 2, opensAt: '11:00', closesAt: '14:00' },
      ],
      slotMinutes: 60,
      maxDurationMinutes: 30,
    }),
  });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      fields: {
        'openingHours.0.closesAt': expect.any(String),
        'openingHours.2.opensAt': expect.any(String),
        maxDurationMinutes: expect.any(String),
      },
    },
  });
});

test('names are unique among areas that are not archived', async () => {
  const person = await admin();
  const made = await create('Sauna');
  const again = await person.call('POST /api/v1/common-areas', { body: input('SAUNA') });
  expect(again).toMatchObject({ status: 422, body: { fields: { name: expect.any(String) } } });
  const params = { areaId: made.id };
  await person.ok('POST /api/v1/common-areas/:areaId/archive', { params, body: { version: 1 } });
  await create('Sauna');
  const back = await person.call('POST /api/v1/common-areas/:areaId/restore', {
    params,
    body: { version: 2 },
  });
  expect(back.status).toBe(422);
});

test('an area with bookings ahead is not archived', async () => {
  const person = await admin();
  const made = await create('Busy');
  const day = demoDay(7);
  const { data: units } = await person.ok('GET /api/v1/properties', { query: { limit: 1 } });
  const at = (hour: number) => momentAt(day, hour * 60, 'America/New_York').toISOString();
  await person.ok('POST /api/v1/reservations', {
    body: { areaId: made.id, propertyId: units[0]?.id ?? '', startsAt: at(9), endsAt: at(10) },
  });
  const refused = await person.call('POST /api/v1/common-areas/:areaId/archive', {
    params: { areaId: made.id },
    body: { version: 1 },
  });
  expect(refused).toMatchObject({ status: 409, body: { code: 'has-reservations' } });
});

test('areas are listed, searched, sorted and filtered for everybody', async () => {
  const owner = await app.client.as('owner', 'demo');
  const names = async (query: object) =>
    (await owner.ok('GET /api/v1/common-areas', { query })).data.map(({ name }) => name);
  expect(await names({ kind: ['pool', 'gym'] })).toEqual(['Gym', 'Pool']);
  expect(await names({ kind: ['pool', 'gym'], sort: '-name' })).toEqual(['Pool', 'Gym']);
  expect(await names({ search: 'grill' })).toEqual(['Rooftop terrace']);
  const all = (await owner.ok('GET /api/v1/common-areas', { query: { sort: '-capacity' } })).data;
  const capacities = all.flatMap(({ capacity }) => capacity ?? []);
  expect(capacities).toEqual(capacities.toSorted((a, b) => b - a));
});

test('the calendar of slots knows what is past, free, closed and too far', async () => {
  app.setClock(new Date('2031-06-16T16:30:00Z'));
  const made = await create('Calendar', {
    slotMinutes: 60,
    maxAdvanceDays: 2,
    closures: [{ startsOn: '2031-06-18', endsOn: '2031-06-18', reason: 'Cleaning' }],
  });
  const { data } = await (
    await admin()
  ).ok('GET /api/v1/common-areas/:areaId/availability', {
    params: { areaId: made.id },
    query: { from: '2031-06-16', to: '2031-06-19' },
  });
  expect(data.timeZone).toBe('America/New_York');
  expect(
    data.days.map(({ day, closed, slots }) => [day, closed, slots[0]?.state, slots.at(-1)?.state]),
  ).toEqual([
    ['2031-06-16', null, 'past', 'free'],
    ['2031-06-17', null, 'free', 'free'],
    ['2031-06-18', 'Cleaning', undefined, undefined],
    ['2031-06-19', null, 'tooFar', 'tooFar'],
  ]);
  const tooMany = await (
    await admin()
  ).call('GET /api/v1/common-areas/:areaId/availability', {
    params: { areaId: made.id },
    query: { from: '2031-01-01', to: '2031-12-31' },
  });
  expect(tooMany.status).toBe(422);
});

test('who may book follows from what one is to a property and from the roles', () => {
  const [none, lives, owns] = [
    { owns: false, lives: false },
    { owns: false, lives: true },
    { owns: true, lives: false },
  ];
  const may = (whoMayBook: 'owners' | 'residents' | 'staff', relation: typeof none, ...more: string[]) =>
    canBook({ whoMayBook }, relation, new Set(['Reservation Create', ...more]));
  expect([may('owners', none), may('owners', lives), may('owners', owns)]).toEqual([false, false, true]);
  expect([may('residents', none), may('residents', lives), may('residents', owns)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([may('staff', owns), may('staff', none, 'Reservation Approve')]).toEqual([false, true]);
  expect(canBook({ whoMayBook: 'residents' }, owns, new Set())).toBe(false);
});
