import { addDays, momentAt } from '@courtyard/contract/days';
import { withApp } from '../../../../testing';

const app = withApp();
const monday = '2031-06-16';
const start = new Date(`${addDays(monday, -1)}T16:00:00Z`);
beforeEach(() => app.setClock(start));

const admin = () => app.client.as('admin', 'demo');
const board = () => app.client.as('board', 'demo');
const owner = () => app.client.as('owner', 'demo');
const at = (hour: number) => momentAt(monday, hour * 60, 'America/New_York').toISOString();

async function area(name: string, approvalRequired = false) {
  const body = {
    name,
    kind: 'court' as const,
    openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt: '08:00', closesAt: '20:00' })),
    slotMinutes: 60,
    maxDurationMinutes: 120,
    maxAdvanceDays: 30,
    approvalRequired,
  };
  return (await (await admin()).ok('POST /api/v1/common-areas', { body })).data;
}

async function book(areaId: string, hour = 10) {
  const person = await owner();
  const propertyId = (await person.ok('GET /api/v1/properties/mine')).data[0]?.id ?? '';
  const body = { areaId, propertyId, startsAt: at(hour), endsAt: at(hour + 1) };
  const { data } = await person.ok('POST /api/v1/reservations', { body });
  return { ...data, params: { reservationId: data.id } };
}

type Person = Awaited<ReturnType<typeof admin>>;
const undo = (person: Person, params: { reservationId: string }, version: number) =>
  person.call('POST /api/v1/reservations/:reservationId/undo', { params, body: { version } });

test('an approval is taken back: the booking waits again, and the history tells both', async () => {
  const person = await admin();
  const { params } = await book((await area('Approved', true)).id);
  const body = { version: 1, reason: 'Enjoy' };
  await person.ok('POST /api/v1/reservations/:reservationId/approve', { params, body });
  const back = await undo(person, params, 2);
  expect(back.body.data).toMatchObject({ status: 'requested', decision: null, version: 3 });
  expect(back.body.data.may.approve).toBe(true);
  // It was taken back; there is nothing more to take back.
  expect(await undo(person, params, 3)).toMatchObject({ status: 409, body: { code: 'nothing-to-undo' } });
  const entries = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .selectFrom('auditLog')
      .select('action')
      .where('subjectId', '=', params.reservationId)
      .orderBy('at')
      .execute(),
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'reservation.create',
    'reservation.approve',
    'reservation.undo',
  ]);
});

test('a cancellation that is taken back has the approval that it had', async () => {
  const [staff, person] = [await admin(), await owner()];
  const { params } = await book((await area('Kept approval', true)).id);
  await staff.ok('POST /api/v1/reservations/:reservationId/approve', {
    params,
    body: { version: 1, reason: 'Enjoy' },
  });
  await person.ok('POST /api/v1/reservations/:reservationId/cancel', { params, body: { version: 2 } });
  const { body } = await undo(person, params, 3);
  expect(body.data).toMatchObject({
    status: 'confirmed',
    decision: { by: 'Maya Okafor', reason: 'Enjoy' },
  });
});

test('where somebody booked the time since, the booking stays canceled', async () => {
  const person = await owner();
  const { id } = await area('Taken since');
  const { params } = await book(id);
  await person.ok('POST /api/v1/reservations/:reservationId/cancel', { params, body: { version: 1 } });
  await book(id);
  expect(await undo(person, params, 2)).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
  const { data } = await person.ok('GET /api/v1/reservations/:reservationId', { params });
  expect(data).toMatchObject({ status: 'cancelled', version: 2 });
});

test('what a second person decided since stays, and nobody takes back what another decided', async () => {
  const [first, second] = [await admin(), await board()];
  const { params } = await book((await area('Two people', true)).id);
  await first.ok('POST /api/v1/reservations/:reservationId/approve', { params, body: { version: 1 } });
  expect((await undo(second, params, 2)).status).toBe(403);
  await second.ok('POST /api/v1/reservations/:reservationId/cancel', {
    params,
    body: { version: 2, reason: 'Flooded' },
  });
  expect(await undo(first, params, 2)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  expect((await first.ok('GET /api/v1/reservations/:reservationId', { params })).data.status).toBe(
    'cancelled',
  );
});

test('after a quarter of an hour a booking is decided anew', async () => {
  const person = await owner();
  const { params } = await book((await area('Later')).id);
  await person.ok('POST /api/v1/reservations/:reservationId/cancel', { params, body: { version: 1 } });
  app.setClock(new Date(start.getTime() + 16 * 60_000));
  expect(await undo(person, params, 2)).toMatchObject({ status: 409, body: { code: 'too-late' } });
});

test('an area that was archived since gets no booking back', async () => {
  const person = await owner();
  const { id } = await area('Archived since');
  const { params } = await book(id);
  await person.ok('POST /api/v1/reservations/:reservationId/cancel', { params, body: { version: 1 } });
  await (
    await admin()
  ).ok('POST /api/v1/common-areas/:areaId/archive', {
    params: { areaId: id },
    body: { version: 1 },
  });
  expect(await undo(person, params, 2)).toMatchObject({ status: 409, body: { code: 'not-bookable' } });
});
