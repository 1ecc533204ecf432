import { addDays } from '@courtyard/contract/days';
import { withApp } from '../../../../testing';
import { bookingsIn } from '../booking/booking.fixture';

const app = withApp();
const { admin, owner, area, book, at } = bookingsIn(app);
// A Monday; nothing is seeded in that week.
const monday = '2031-06-16';
const cancelCall = 'POST /api/v1/reservations/:reservationId/cancel';

beforeAll(() => app.setClock(new Date(`${addDays(monday, -1)}T16:00:00Z`)));
afterEach(() => app.setClock(new Date(`${addDays(monday, -1)}T16:00:00Z`)));

const terms = { feeMinor: 15_001, depositMinor: 30_000, freeCancelHours: 24, keptFeePercent: 50 };

test('cancelling is free until the hour, and says what stays owed after it', async () => {
  const { id } = await area('Terms', terms);
  const early = await book(id, addDays(monday, 3), 12);
  expect(early.body.data.cancellation).toEqual({
    isDone: false,
    keptFeeMinor: 0,
    freeUntil: at(addDays(monday, 2), 12),
  });
  const person = await owner();
  const params = { reservationId: early.body.data.id };
  app.setClock(new Date(at(addDays(monday, 2), 13)));
  // What was on screen said that it is free.
  const stale = await person.call(cancelCall, { params, body: { version: 1, keptFeeMinor: 0 } });
  expect(stale).toMatchObject({ status: 409, body: { code: 'costs-more' } });
  const { data } = await person.ok('GET /api/v1/reservations/:reservationId', { params });
  expect(data.cancellation).toMatchObject({ keptFeeMinor: 7501 });
  const done = await person.ok(cancelCall, { params, body: { version: 1, keptFeeMinor: 7501 } });
  expect(done.data.cancellation).toEqual({ isDone: true, keptFeeMinor: 7501, freeUntil: null });
});

test('the terms are those of the day of booking, and the community keeps nothing when it cancels', async () => {
  const made = await area('Changed terms', terms);
  const booked = await book(made.id, monday, 12);
  const person = await admin();
  const { photos: _photos, questions, ...rest } = made;
  await person.ok('PUT /api/v1/common-areas/:areaId', {
    params: { areaId: made.id },
    body: { ...rest, photos: [], questions, keptFeePercent: 100, version: made.version },
  });
  app.setClock(new Date(at(monday, 10)));
  const params = { reservationId: booked.body.data.id };
  const mine = await (await owner()).ok('GET /api/v1/reservations/:reservationId', { params });
  expect(mine.data.cancellation).toMatchObject({ keptFeeMinor: 7501 });
  const done = await person.ok(cancelCall, { params, body: { version: 1, reason: 'Burst pipe' } });
  expect(done.data.cancellation).toMatchObject({ isDone: true, keptFeeMinor: 0 });
});

test('beside a request stands what speaks against it', async () => {
  const person = await admin();
  const hall = await area('Conflicts', { approvalRequired: true, capPerUnitPerDay: 1, capacity: 30 });
  const other = await area('Conflicts elsewhere');
  const asked = await book(hall.id, monday, 12, { guests: 20 });
  const { id: reservationId } = asked.body.data;
  const propertyId = asked.body.data.property.id;
  const query = { reservationId: [reservationId] };
  const before = await person.ok('GET /api/v1/reservations/conflicts', { query });
  expect(before.data).toEqual([
    { reservationId, sameTime: [], sameUnit: [], caps: [], closed: null, overCapacity: null },
  ]);

  await book(other.id, monday, 12);
  // The office is not held to the caps.
  await book(hall.id, monday, 16, { propertyId }, admin());
  const { photos: _photos, ...rest } = hall;
  await person.ok('PUT /api/v1/common-areas/:areaId', {
    params: { areaId: hall.id },
    body: {
      ...rest,
      photos: [],
      capacity: 10,
      closures: [{ startsOn: monday, endsOn: monday, reason: 'New floor' }],
    },
  });
  const { data } = await person.ok('GET /api/v1/reservations/conflicts', { query });
  expect(data).toMatchObject([
    {
      sameUnit: [{ area: { name: 'Conflicts elsewhere' }, startsAt: at(monday, 12) }],
      caps: [{ per: 'day', cap: 1, count: 2 }],
      closed: 'New floor',
      overCapacity: 10,
    },
  ]);
  expect((await (await owner()).call('GET /api/v1/reservations/conflicts', { query })).status).toBe(403);
});
