import { momentAt } from '@courtyard/contract/days';
import { withApp } from '../../../../testing';

const app = withApp();
const day = '2031-06-17';
const at = (hour: number) => momentAt(day, hour * 60, 'America/New_York').toISOString();

beforeAll(() => app.setClock(new Date('2031-06-16T16:00:00Z')));

test('a request waits for who may answer; of two who approve it one does, the other is told, and Undo brings it back', async () => {
  const admin = await app.client.as('admin', 'demo');
  const board = await app.client.as('board', 'demo');
  const owner = await app.client.as('owner', 'demo');
  const area = await admin.ok('POST /api/v1/common-areas', {
    body: {
      name: 'Asked court',
      kind: 'court',
      openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        opensAt: '08:00',
        closesAt: '20:00',
      })),
      slotMinutes: 60,
      maxDurationMinutes: 120,
      maxAdvanceDays: 30,
      approvalRequired: true,
    },
  });
  const areaId = area.data.id;
  const [home] = (await owner.ok('GET /api/v1/properties/mine')).data;
  const booking = await owner.ok('POST /api/v1/reservations', {
    body: { areaId, propertyId: home?.id ?? '', startsAt: at(9), endsAt: at(10) },
  });
  const waiting = async (who: typeof board, query: object = { record: 'area', recordId: areaId }) =>
    (await who.ok('GET /api/v1/me/tasks', { query })).data.tasks.filter(
      ({ kind }) => kind === 'booking-request',
    );
  expect(await waiting(owner)).toEqual([]);
  const [task] = await waiting(board);
  expect(task).toMatchObject({
    id: `properties/booking-request/${booking.data.id}`,
    title: expect.stringMatching(/^Asked court for /),
    span: { startsAt: at(9), endsAt: at(10) },
    dueOn: day,
    urgency: 'week',
    action: { entry: 'approve-booking', subject: { reservationId: booking.data.id } },
  });
  expect(await waiting(admin, { record: 'property', recordId: home?.id })).toHaveLength(1);
  expect(await waiting(admin, { record: 'asset', recordId: areaId })).toEqual([]);

  const params = { reservationId: booking.data.id };
  const body = { version: Number(task?.action?.subject.version) };
  const answers = await Promise.all(
    [admin, board].map((who) =>
      who.call('POST /api/v1/reservations/:reservationId/approve', { params, body }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already-decided' });
  expect([await waiting(admin), await waiting(board)]).toEqual([[], []]);

  const approved = await admin.ok('GET /api/v1/reservations/:reservationId', { params });
  await admin.ok('POST /api/v1/reservations/:reservationId/undo', {
    params,
    body: { version: approved.data.version },
  });
  expect(await waiting(board)).toHaveLength(1);
});

test('one whose time is over can be approved by nobody, and waits no more', async () => {
  app.setClock(new Date('2031-06-17T23:00:00Z'));
  const board = await app.client.as('board', 'demo');
  const { tasks } = (await board.ok('GET /api/v1/me/tasks')).data;
  expect(tasks.filter(({ title }) => title.startsWith('Asked court'))).toEqual([]);
});
