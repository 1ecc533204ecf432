import { addDays } from '@courtyard/contract/days';
import { withApp } from '../../../../testing';
import { bookingsIn } from '../booking/booking.fixture';

const app = withApp();
const { admin, owner, area, book, at } = bookingsIn(app);
const monday = '2031-06-16';
const start = new Date(`${addDays(monday, -1)}T16:00:00Z`);
beforeEach(() => app.setClock(start));

const one = 'GET /api/v1/reservations/:reservationId';
const approveCall = 'POST /api/v1/reservations/:reservationId/approve';

const hall = (name: string) => area(name, { approvalRequired: true });
const read = async (reservationId: string) =>
  (await (await owner()).ok(one, { params: { reservationId } })).data;
const approve = async (reservationId: string, version: number) =>
  (await admin()).call(approveCall, { params: { reservationId }, body: { version } });
const waiting = async (areaId: string) =>
  (
    await (await admin()).ok('GET /api/v1/me/tasks', { query: { record: 'area', recordId: areaId } })
  ).data.tasks.filter(({ kind }) => kind === 'booking-request');
const told = async () =>
  (await (await owner()).ok('GET /api/v1/shell/notifications', {})).data.map(({ title }) => title);

test('a request that nobody answered ends when its time begins: who asked is told, and nobody is asked for it', async () => {
  const { id: areaId } = await hall('Expires');
  const asked = (await book(areaId, monday, 9)).body.data;
  const later = (await book(areaId, monday, 14)).body.data;
  expect(await waiting(areaId)).toHaveLength(2);
  app.setClock(new Date(at(monday, 9)));
  await app.runJob('properties.booking-expiry');
  await app.runJob('properties.booking-expiry');
  expect(await read(asked.id)).toMatchObject({ status: 'expired', version: 2, decision: null });
  expect((await read(asked.id)).may).toEqual({
    approve: false,
    decline: false,
    cancel: false,
    accept: false,
  });
  expect(await read(later.id)).toMatchObject({ status: 'requested', version: 1 });
  expect((await waiting(areaId)).map(({ id }) => id)).toEqual([expect.stringContaining(later.id)]);
  const title = 'Expires: your request expired without an answer';
  expect((await told()).filter((each) => each === title)).toHaveLength(1);
  const query = { areaId: [areaId], status: ['expired' as const] };
  const { data } = await (await admin()).ok('GET /api/v1/reservations', { query });
  expect(data.map(({ id }) => id)).toEqual([asked.id]);
});

test('it is approved by nobody once its time has begun, before the job comes and after', async () => {
  const { id: areaId } = await hall('Late answer');
  const { id } = (await book(areaId, monday, 9)).body.data;
  app.setClock(new Date(at(monday, 9.5)));
  expect(await waiting(areaId)).toEqual([]);
  const refusal = {
    status: 409,
    body: {
      code: 'over',
      detail: expect.stringMatching(/No one answered this request before its start time, so it expired/),
    },
  };
  expect(await approve(id, 1)).toMatchObject(refusal);
  await app.runJob('properties.booking-expiry');
  expect(await approve(id, 2)).toMatchObject(refusal);
  expect((await read(id)).status).toBe('expired');
});

test('an answer is not taken back into a request that could not be answered', async () => {
  const { id: areaId } = await hall('Taken back');
  const { id } = (await book(areaId, monday, 9)).body.data;
  app.setClock(new Date(at(monday, 8.9)));
  const answered = await approve(id, 1);
  expect(answered.status).toBe(200);
  app.setClock(new Date(at(monday, 9)));
  const back = await (
    await admin()
  ).call('POST /api/v1/reservations/:reservationId/undo', {
    params: { reservationId: id },
    body: { version: 2 },
  });
  expect(back).toMatchObject({ status: 409, body: { code: 'begun' } });
});

test('of one that ended long ago nobody is told', async () => {
  const { id: areaId } = await hall('Long ago');
  const { id } = (await book(areaId, monday, 9)).body.data;
  app.setClock(new Date(at(addDays(monday, 8), 9)));
  await app.runJob('properties.booking-expiry');
  expect((await read(id)).status).toBe('expired');
  expect(await told()).not.toContain('Long ago: your request expired without an answer');
});
