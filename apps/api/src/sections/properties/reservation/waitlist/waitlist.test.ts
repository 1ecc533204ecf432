import { addDays } from '@courtyard/contract/days';
import fc from 'fast-check';
import { withApp } from '../../../../testing';
import { bookingsIn } from '../booking/booking.fixture';
import { offerUntil } from './waitlist.rules';

const app = withApp();
const { admin, owner, area, book, at, home } = bookingsIn(app);
const monday = '2031-06-16';
const start = new Date(`${addDays(monday, -1)}T16:00:00Z`);
beforeAll(() => app.setClock(start));
afterEach(() => app.setClock(start));

const one = 'GET /api/v1/reservations/:reservationId';
const acceptCall = 'POST /api/v1/reservations/:reservationId/accept';
const cancelCall = 'POST /api/v1/reservations/:reservationId/cancel';
const far = addDays(monday, 5);

/** Units of others, which the administrator books for. */
async function units(count: number): Promise<string[]> {
  const mine = await home();
  const { data } = await (await admin()).ok('GET /api/v1/properties', { query: { limit: count + 1 } });
  return data
    .map(({ id }) => id)
    .filter((id) => id !== mine)
    .slice(0, count);
}

/** A time that the administrator has for another unit, with the owner and then one more unit in line for it. */
async function lined(name: string, more = {}) {
  const { id } = await area(name, more);
  const [first = '', second = ''] = await units(2);
  const taken = await book(id, far, 9, { propertyId: first }, admin());
  const mine = await book(id, far, 9, { waitlist: true });
  app.setClock(new Date(start.getTime() + 1000));
  const theirs = await book(id, far, 9, { propertyId: second, waitlist: true }, admin());
  return { areaId: id, taken: taken.body.data, mine: mine.body.data, theirs: theirs.body.data };
}

const free = async (reservationId: string) =>
  (await admin()).ok(cancelCall, { params: { reservationId }, body: { version: 1, reason: 'Moved' } });
const read = async (reservationId: string) =>
  (await (await admin()).ok(one, { params: { reservationId } })).data;

test('who wants a taken time waits in line; a free one is booked at once', async () => {
  const { areaId, mine, theirs } = await lined('Line');
  expect([mine.status, mine.line]).toEqual(['waiting', { ahead: 0, offeredUntil: null }]);
  expect([theirs.status, theirs.line]).toEqual(['waiting', { ahead: 1, offeredUntil: null }]);
  expect((await book(areaId, far, 9, { waitlist: true })).body).toMatchObject({ code: 'in-line' });
  expect((await book(areaId, far, 11, { waitlist: true })).body.data).toMatchObject({ status: 'confirmed' });
});

test('who takes an offered time after its hour of being reminded needs no reminder', async () => {
  const { taken, mine } = await lined('Late', { remindHours: 4 * 24 });
  app.setClock(new Date(at(addDays(far, -4), 10)));
  await free(taken.id);
  await (await owner()).ok(acceptCall, { params: { reservationId: mine.id }, body: { version: 2 } });
  app.setClock(new Date(at(addDays(far, -4), 11)));
  await app.runJob('properties.booking-reminders');
  const { data: told } = await (await owner()).ok('GET /api/v1/shell/notifications', {});
  expect(told.map(({ title }) => title)).not.toContain('Late: your booking is coming up');
});

test('a freed time is offered to the first, held for them, and booked when they accept', async () => {
  const { areaId, taken, mine, theirs } = await lined('Offer');
  await free(taken.id);
  const offered = await read(mine.id);
  expect(offered).toMatchObject({ status: 'offered', version: 2 });
  expect((await read(theirs.id)).status).toBe('waiting');
  const [other = ''] = await units(1);
  expect((await book(areaId, far, 9, { propertyId: other }, admin())).body).toMatchObject({
    code: 'slot-taken',
  });
  const params = { reservationId: mine.id };
  const answers = await Promise.all(
    [1, 2].map(async () => (await owner()).call(acceptCall, { params, body: { version: 2 } })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await read(mine.id)).toMatchObject({ status: 'confirmed', line: null });
  const { data: told } = await (await owner()).ok('GET /api/v1/shell/notifications', {});
  expect(told.map(({ title }) => title)).toContain('Offer: a time you’re waitlisted for is available');
});

test('an offer of which nothing is said passes on, once, and cannot be taken any more', async () => {
  const { taken, mine, theirs } = await lined('Passes');
  await free(taken.id);
  const until = (await read(mine.id)).line?.offeredUntil ?? '';
  app.setClock(new Date(until));
  await app.runJob('properties.waitlist');
  await app.runJob('properties.waitlist');
  expect(await read(mine.id)).toMatchObject({ status: 'lapsed', line: null });
  expect(await read(theirs.id)).toMatchObject({ status: 'offered' });
  const late = await (
    await owner()
  ).call(acceptCall, { params: { reservationId: mine.id }, body: { version: 3 } });
  expect(late.body).toMatchObject({ code: 'offer-over' });
});

test('who leaves the line, or an offer, lets the next move up', async () => {
  const { taken, mine, theirs } = await lined('Leaves');
  await free(taken.id);
  await (await owner()).ok(cancelCall, { params: { reservationId: mine.id }, body: { version: 2 } });
  expect((await read(mine.id)).status).toBe('cancelled');
  expect((await read(theirs.id)).status).toBe('offered');
});

test('who is suspended keeps their place, and a time is offered past them until they are back', async () => {
  const { taken, mine, theirs } = await lined('Suspended');
  const setStatus = (status: 'active' | 'suspended') =>
    app.platform.inTenant(app.tenants.demo, (tx) =>
      tx.updateTable('member').set({ status }).where('displayName', '=', 'Priya Raman').execute(),
    );
  await setStatus('suspended');
  await free(taken.id);
  expect((await read(mine.id)).status).toBe('waiting');
  expect((await read(theirs.id)).status).toBe('offered');
  await setStatus('active');
  await (
    await admin()
  ).ok(cancelCall, {
    params: { reservationId: theirs.id },
    body: { version: 2, reason: 'Moved' },
  });
  expect((await read(mine.id)).status).toBe('offered');
});

test('an offer keeps its caps and its approval', async () => {
  const { areaId, taken, mine, theirs } = await lined('Capped line', {
    capPerUnitPerDay: 1,
    approvalRequired: true,
  });
  // The owner's unit has its one booking of that day by now.
  await book(areaId, far, 14);
  await free(taken.id);
  expect((await read(mine.id)).status).toBe('waiting');
  expect((await read(theirs.id)).status).toBe('offered');
});

test('a time in which the area is closed by now is offered to nobody, and cannot be taken', async () => {
  const person = await admin();
  const close = async (areaId: string) => {
    const params = { areaId };
    const { data } = await person.ok('GET /api/v1/common-areas/:areaId', { params });
    const closures = [{ startsOn: far, endsOn: far, reason: 'A new floor' }];
    await person.ok('PUT /api/v1/common-areas/:areaId', { params, body: { ...data, photos: [], closures } });
  };
  const before = await lined('Closed before');
  await close(before.areaId);
  await free(before.taken.id);
  expect((await read(before.mine.id)).status).toBe('waiting');
  expect((await read(before.theirs.id)).status).toBe('waiting');
  const after = await lined('Closed after');
  await free(after.taken.id);
  await close(after.areaId);
  const params = { reservationId: after.mine.id };
  const answer = await (await owner()).call(acceptCall, { params, body: { version: 2 } });
  expect(answer.body).toMatchObject({ code: 'not-bookable' });
  expect((await read(after.mine.id)).status).toBe('offered');
});

test('a line ends when its time begins', async () => {
  const { mine } = await lined('Ends');
  app.setClock(new Date(at(far, 9)));
  await app.runJob('properties.waitlist');
  expect((await read(mine.id)).status).toBe('lapsed');
});

test('an offer is held for a day at most, and ends before the time begins', () => {
  const now = new Date('2031-06-16T12:00:00Z');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 * 86_400_000 }), (ahead) => {
      const held = offerUntil(now, new Date(now.getTime() + ahead)).getTime() - now.getTime();
      expect(held).toBeLessThanOrEqual(Math.min(86_400_000, ahead));
      expect(held).toBeGreaterThanOrEqual(Math.floor(Math.min(86_400_000, ahead / 2)));
    }),
  );
});
