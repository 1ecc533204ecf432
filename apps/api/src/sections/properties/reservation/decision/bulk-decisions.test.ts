import { addDays } from '@courtyard/contract/days';
import { withApp } from '../../../../testing';
import { bookingsIn } from '../booking/booking.fixture';

const app = withApp();
const { admin, owner, area, book, home } = bookingsIn(app);
// A Monday; nothing is seeded in that week.
const monday = '2031-07-14';
beforeAll(() => app.setClock(new Date(`${addDays(monday, -1)}T16:00:00Z`)));

/** Requests of the owner for a new area, one hour after the other. */
async function ask(name: string, hours: readonly number[]) {
  const { id } = await area(name, { approvalRequired: true });
  const asked = [];
  for (const hour of hours) asked.push((await book(id, monday, hour)).body.data);
  return { areaId: id, asked: asked.map((booking) => ({ id: booking.id, version: booking.version })) };
}
const stateOf = async (reservationId: string) =>
  (await (await owner()).ok('GET /api/v1/reservations/:reservationId', { params: { reservationId } })).data;

test('all requests that the filters find are approved, one that was decided is named, and all come back', async () => {
  const person = await admin();
  const { areaId, asked } = await ask('Many', [10, 11, 12]);
  const [first] = asked;
  await person.ok('POST /api/v1/reservations/:reservationId/decline', {
    params: { reservationId: first?.id ?? '' },
    body: { version: 1, reason: 'Cleaning' },
  });
  const { data } = await person.ok('POST /api/v1/reservations/approve', {
    body: { chosen: { matching: { areaId: [areaId] }, expected: 3 } },
  });
  expect(data).toMatchObject({
    changed: 2,
    unchanged: 1,
    left: [{ id: first?.id, reason: 'refused', said: 'This booking is already: Declined.' }],
  });
  expect(data.left[0]?.name).toMatch(/^Many, .+, Mon Jul 14, 10:00 AM/);
  for (const { id } of asked.slice(1)) expect(await stateOf(id)).toMatchObject({ status: 'confirmed' });
  const records = data.done;
  await person.ok('POST /api/v1/reservations/undo', { body: { records } });
  for (const { id } of asked.slice(1)) expect(await stateOf(id)).toMatchObject({ status: 'requested' });
});

test('many are declined or cancelled for one reason, and none come back where one was decided anew', async () => {
  const person = await admin();
  const { asked } = await ask('Reasons', [10, 11]);
  const declined = await person.ok('POST /api/v1/reservations/decline', {
    body: { chosen: { records: asked }, reason: 'Repairs' },
  });
  expect(declined.data).toMatchObject({ changed: 2, left: [] });
  for (const { id } of asked) expect((await stateOf(id)).decision).toMatchObject({ reason: 'Repairs' });
  const records = declined.data.done;
  const [first] = records;
  await person.ok('POST /api/v1/reservations/:reservationId/undo', {
    params: { reservationId: first?.id ?? '' },
    body: { version: first?.version ?? 0 },
  });
  const back = await person.call('POST /api/v1/reservations/undo', { body: { records } });
  expect(back).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  expect((await stateOf(records[1]?.id ?? '')).status).toBe('declined');
  const cancelled = await person.ok('POST /api/v1/reservations/cancel', {
    body: { chosen: { records: [{ id: first?.id ?? '', version: 3 }] }, reason: 'Flood' },
  });
  expect(cancelled.data).toMatchObject({ changed: 1 });
});

test('one that is cancelled already is named, and keeps the others from nothing', async () => {
  const person = await admin();
  const { asked } = await ask('Twice', [10, 11]);
  const [first] = asked;
  const params = { reservationId: first?.id ?? '' };
  await (
    await owner()
  ).ok('POST /api/v1/reservations/:reservationId/cancel', { params, body: { version: 1 } });
  const { data } = await person.ok('POST /api/v1/reservations/cancel', {
    body: {
      chosen: { records: [{ id: params.reservationId, version: 2 }, ...asked.slice(1)] },
      reason: 'Flood',
    },
  });
  expect(data).toMatchObject({ changed: 1, left: [{ id: first?.id, reason: 'already' }] });
  await person.ok('POST /api/v1/reservations/undo', { body: { records: data.done } });
  expect(await stateOf(asked[1]?.id ?? '')).toMatchObject({ status: 'requested' });
});

test('a time and who waits for it are cancelled together: it is not offered to them', async () => {
  const { areaId, asked } = await ask('In line', [10]);
  const { data: others } = await (await admin()).ok('GET /api/v1/properties', { query: { limit: 5 } });
  const mine = await home();
  const propertyId = others.find(({ id }) => id !== mine)?.id ?? '';
  const { data: waiting } = (await book(areaId, monday, 10, { propertyId, waitlist: true }, admin())).body;
  const { data } = await (
    await admin()
  ).ok('POST /api/v1/reservations/cancel', {
    body: { chosen: { records: [...asked, { id: waiting.id, version: 1 }] }, reason: 'Flood' },
  });
  expect(data).toMatchObject({ changed: 2, left: [] });
});

test('who may not decide about one may not decide about many', async () => {
  const { asked } = await ask('Fenced', [10]);
  const body = { chosen: { records: asked } };
  expect((await (await owner()).call('POST /api/v1/reservations/approve', { body })).status).toBe(403);
});
