import { withApp } from '../../../../testing';

const app = withApp();
const update = 'PUT /api/v1/calendar/update/:eventId';

test('one date of a series is cancelled and stays on the calendar; who comes to it is told, the others are as they were', async () => {
  app.setClock(new Date('2026-03-01T12:00:00Z'));
  const person = await app.client.as('admin', 'demo');
  const body = {
    title: 'Garden',
    start: '2026-04-07T18:00',
    end: '2026-04-07T19:00',
    rules: ['FREQ=WEEKLY;COUNT=3;BYDAY=TU'],
    asksAnswers: true,
  };
  const { data: event } = await person.ok('POST /api/v1/calendar/create', { body });
  const params = { eventId: event.id };
  const owner = await app.client.as('owner', 'demo');
  const occurrence = '2026-04-14T18:00:00';
  await owner.ok('PUT /api/v1/calendar/answer/:eventId', { params, body: { occurrence, answer: 'yes' } });
  const only = { scope: 'this' as const, occurrence };
  await person.ok(update, { params, body: { ...only, color: '#ffe08a', textColor: '#000000' } });
  const bell = async () => (await owner.call('GET /api/v1/shell/notifications', { query: {} })).text;
  expect(await bell()).not.toContain('Canceled: Garden');
  await person.ok(update, { params, body: { ...only, status: 'cancelled' } });
  expect(await bell()).toContain('Canceled: Garden (April 14, 2026)');
  const { data } = await owner.ok('GET /api/v1/calendar/occurrences', {
    query: { from: '2026-04-01', to: '2026-04-30' },
  });
  const dates = data.occurrences.filter(({ title }) => title === 'Garden');
  expect(dates.map(({ status, color }) => [status, color])).toEqual([
    ['confirmed', null],
    ['cancelled', '#ffe08a'],
    ['confirmed', null],
  ]);
});
