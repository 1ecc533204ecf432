import { longestBookingDays } from '@courtyard/contract/properties/common-area/common-area';
import { slotTakenProblem } from '@courtyard/contract/properties/reservation/reservation';
import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { addDays } from '@courtyard/contract/days';
import { bookingsIn } from './booking/booking.fixture';
import { touching } from './touching.sql';

const app = withApp();
const { admin, owner, home, at, area, book } = bookingsIn(app);
// A Monday; nothing is seeded in that week.
const monday = '2031-06-16';
const questionId = '00000000-0000-4000-8000-000000000001';

beforeAll(() => app.setClock(new Date(`${addDays(monday, -1)}T16:00:00Z`)));

test('of twenty who want one slot one has it, and the others are told what is free', async () => {
  const { id } = await area('Race');
  const person = await admin();
  const { data: units } = await person.ok('GET /api/v1/properties', { query: { limit: 20 } });
  const answers = await Promise.all(
    units.map(({ id: propertyId }) => book(id, monday, 10, { propertyId }, admin())),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 19 }, () => 409),
  ]);
  const lost = answers.find(({ status }) => status === 409);
  const problem = slotTakenProblem.parse(lost?.body);
  expect(problem.code).toBe('slot-taken');
  expect(problem.detail).toContain('Race was just booked for this time. Available nearby: Mon Jun 16, ');
  expect(problem.alternatives.map(({ startsAt }) => startsAt).toSorted()).toEqual(
    [at(monday, 9), at(monday, 11), at(monday, 8)].toSorted(),
  );
});

test('the slot is kept by the database, whoever writes', async () => {
  const { id } = await area('Stored');
  expect((await book(id, monday, 9)).status).toBe(201);
  const propertyId = await home();
  const write = app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .insertInto('reservation')
      .values({
        tenantId: app.tenants.demo,
        id: questionId,
        areaId: id,
        propertyId,
        bookedByMemberId: null,
        bookedBy: 'No one',
        startsAt: at(monday, 9.5),
        endsAt: at(monday, 10.5),
        status: 'requested',
        note: null,
        feeMinor: 0,
        depositMinor: 0,
        keptFeeMinor: null,
        decidedBy: null,
        decidedAt: null,
        decisionReason: null,
      })
      .execute(),
  );
  await expect(write).rejects.toThrow('reservation_slot');
});

test('bookings that touch do not overlap, and a cancelled one frees its slot', async () => {
  const { id } = await area('Touch');
  const first = await book(id, monday, 9);
  expect((await book(id, monday, 10)).status).toBe(201);
  expect((await book(id, monday, 9)).status).toBe(409);
  const params = { reservationId: first.body.data.id };
  await (
    await owner()
  ).ok('POST /api/v1/reservations/:reservationId/cancel', { params, body: { version: 1 } });
  expect((await book(id, monday, 9)).status).toBe(201);
});

test('a unit books up to its caps, counted also when it asks at the same time', async () => {
  const { id } = await area('Capped', { capPerUnitPerDay: 1, capPerUnitPerWeek: 2 });
  const sameDay = await Promise.all([8, 10, 12, 14].map((hour) => book(id, monday, hour)));
  expect(sameDay.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(sameDay.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'cap-reached' });
  expect((await book(id, addDays(monday, 1), 8)).status).toBe(201);
  expect((await book(id, addDays(monday, 2), 8)).status).toBe(409);
  expect((await book(id, addDays(monday, 7), 8)).status).toBe(201);
});

test('what needs approval waits, keeps others out, and is decided once, with a mail', async () => {
  const { id } = await area('Hall', { approvalRequired: true, feeMinor: 15_000 });
  const asked = await book(id, monday, 12);
  expect(asked.body.data).toMatchObject({ status: 'requested', feeMinor: 15_000, mine: true });
  expect(asked.body.data.may).toEqual({ approve: false, decline: false, cancel: true, accept: false });
  expect((await book(id, monday, 12)).status).toBe(409);
  const params = { reservationId: asked.body.data.id };
  const body = { version: 1, reason: 'Enjoy' };
  expect(
    (await (await owner()).call('POST /api/v1/reservations/:reservationId/approve', { params, body })).status,
  ).toBe(403);
  const person = await admin();
  const confirmed = await person.ok('POST /api/v1/reservations/:reservationId/approve', { params, body });
  expect(confirmed.data).toMatchObject({
    status: 'confirmed',
    decision: { by: 'Maya Okafor', reason: 'Enjoy' },
  });
  const again = await person.call('POST /api/v1/reservations/:reservationId/decline', {
    params,
    body: { version: 2, reason: 'No' },
  });
  expect(again).toMatchObject({ status: 409, body: { code: 'already-decided' } });
  await app.runJob('notifications.deliver');
  const mails = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .selectFrom('mail')
      .select(['subject', 'textBody'])
      .where('toAddress', '=', 'owner@demo.example')
      .execute(),
  );
  expect(mails).toMatchObject([{ subject: 'Hall: your booking is confirmed' }]);
  expect(mails[0]?.textBody).toContain('Mon Jun 16, 12:00 PM – 1:00 PM');
});

test('a declined booking frees its slot', async () => {
  const { id } = await area('Declined', { approvalRequired: true });
  const asked = await book(id, monday, 12);
  const params = { reservationId: asked.body.data.id };
  const person = await admin();
  await person.ok('POST /api/v1/reservations/:reservationId/decline', {
    params,
    body: { version: 1, reason: 'Painting' },
  });
  expect((await book(id, monday, 12)).status).toBe(201);
});

test('staff cancel with a reason; what has begun stays', async () => {
  const { id } = await area('Cancel');
  const made = await book(id, monday, 12);
  const params = { reservationId: made.body.data.id };
  const person = await admin();
  const silent = await person.call('POST /api/v1/reservations/:reservationId/cancel', {
    params,
    body: { version: 1 },
  });
  expect(silent).toMatchObject({ status: 422, body: { fields: { reason: expect.any(String) } } });
  app.setClock(new Date(at(monday, 12.5)));
  const late = await (
    await owner()
  ).call('POST /api/v1/reservations/:reservationId/cancel', { params, body: { version: 1 } });
  expect(late).toMatchObject({ status: 409, body: { code: 'started' } });
  app.setClock(new Date(`${addDays(monday, -1)}T16:00:00Z`));
});

test('who may book: owners, residents, or the management alone', async () => {
  const vendor = await app.client.as('vendor', 'demo');
  const open = await area('Open');
  expect((await book(open.id, monday, 8, {}, Promise.resolve(vendor))).status).toBe(403);
  const staff = await area('Staff', { whoMayBook: 'staff' });
  expect((await book(staff.id, monday, 8)).status).toBe(403);
  expect((await book(staff.id, monday, 8, {}, admin())).status).toBe(201);
  const { data: units } = await (await admin()).ok('GET /api/v1/properties', { query: { limit: 1 } });
  expect((await book(open.id, monday, 9, { propertyId: units[0]?.id })).status).toBe(404);
});

test('of others one sees that a slot is taken, and not by whom', async () => {
  const { id } = await area('Private');
  const { data: units } = await (await admin()).ok('GET /api/v1/properties', { query: { limit: 1 } });
  const theirs = await book(id, monday, 8, { propertyId: units[0]?.id }, admin());
  await book(id, monday, 9);
  const person = await owner();
  const query = { from: monday, to: monday, areaId: [id] };
  const calendar = await person.ok('GET /api/v1/reservations/calendar', { query });
  expect(
    calendar.data.reservations.map(({ mine, title, id: seen }) => [mine, title === null, seen === null]),
  ).toEqual([
    [false, true, true],
    [true, false, false],
  ]);
  const params = { reservationId: theirs.body.data.id };
  expect((await person.call('GET /api/v1/reservations/:reservationId', { params })).status).toBe(404);
  const list = await person.ok('GET /api/v1/reservations', { query: { areaId: [id] } });
  expect(list.data.map(({ mine }) => mine)).toEqual([true]);
  const own = await person.ok('GET /api/v1/reservations/calendar', { query: { ...query, scope: 'mine' } });
  expect(own.data.reservations.map(({ mine }) => mine)).toEqual([true]);
  const all = await (await admin()).ok('GET /api/v1/reservations/calendar', { query });
  expect(all.data.reservations.every(({ title }) => title !== null)).toBe(true);
  const { data } = await person.ok('GET /api/v1/common-areas/:areaId/availability', {
    params: { areaId: id },
    query: { from: monday, to: monday },
  });
  expect(data.days[0]?.slots.slice(0, 3).map(({ state }) => state)).toEqual(['taken', 'mine', 'free']);
});

test('bookings are listed by day, area, status and word', async () => {
  const { id } = await area('Listed');
  await book(id, monday, 8);
  await book(id, addDays(monday, 1), 8);
  const person = await admin();
  const count = async (query: object) =>
    (await person.ok('GET /api/v1/reservations', { query: { areaId: [id], ...query } })).page.total;
  expect(await count({})).toBe(2);
  expect(await count({ from: monday, to: monday })).toBe(1);
  expect(await count({ status: ['cancelled'] })).toBe(0);
  expect(await count({ search: 'listed raman' })).toBe(2);
  expect(await count({ search: 'nobody' })).toBe(0);
});

test('the same key books once', async () => {
  const { id } = await area('Once');
  const body = { areaId: id, propertyId: await home(), startsAt: at(monday, 8), endsAt: at(monday, 9) };
  const send = async () =>
    (await owner()).call('POST /api/v1/reservations', { body, idempotencyKey: 'one-action-of-booking' });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([201, 201, 'true']);
  expect(second.body.data.id).toBe(first.body.data.id);
});

test('the longest booking there can be is found on its last day', async () => {
  const week = [1, 2, 3, 4, 5, 6, 7];
  const days = longestBookingDays;
  const { id } = await area('Long', {
    openingHours: week.map((weekday) => ({ weekday, opensAt: '00:00', closesAt: '24:00' })),
    slotMinutes: 1440,
    maxDurationMinutes: days * 1440,
  });
  const last = addDays(monday, days - 1);
  const made = await book(id, monday, 0, { endsAt: at(addDays(last, 1), 0) });
  expect(made.status).toBe(201);
  const person = await owner();
  const { data } = await person.ok('GET /api/v1/reservations/calendar', {
    query: { from: last, to: last, areaId: [id] },
  });
  expect(data.reservations).toHaveLength(1);
  const found = await person.ok('GET /api/v1/reservations', { query: { from: last, areaId: [id] } });
  expect(found.page.total).toBe(1);
});

test('bookings of some days are looked for among those days only', async () => {
  await sql`analyze reservation`.execute(app.platform.db);
  const plan = await app.platform.inTenant(app.tenants.demo, async (tx) => {
    // As in a community of many bookings.
    await sql`set local enable_seqscan = off`.execute(tx);
    const span = touching(new Date(at(monday, 0)), new Date(at(addDays(monday, 7), 0)));
    const { rows } = await sql<
      Record<string, string>
    >`explain select id from reservation where ${span}`.execute(tx);
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });
  expect(plan).toMatch(/Index Cond: .*starts_at > .*starts_at < /);
});

test('a filter names no unit that none of the bookings one may see is for', async () => {
  const mine = await home();
  const { data: units } = await (await admin()).ok('GET /api/v1/properties', { query: { limit: 9 } });
  const other = units.find(({ id }) => id !== mine)?.id ?? '';
  await book((await area('Named')).id, monday, 9);
  const query = { of: 'propertyId', propertyId: [mine, other], status: ['declined' as const] };
  const { data } = await (await owner()).ok('GET /api/v1/reservations/values', { query });
  const labels = [mine, other].map((id) => data.values.find(({ value }) => value === id)?.label);
  expect(labels).toEqual([expect.any(String), null]);
});
