import { withApp } from '../../../../testing';

const app = withApp();
const create = async (more: object) => {
  const body = { title: 'Choir', start: '2027-03-02T18:00', rules: ['FREQ=WEEKLY;COUNT=3'], ...more };
  return (await app.client.as('admin', 'demo')).call('POST /api/v1/calendar/create', { body });
};

test.each(['extraDates', 'exceptDates'])('a day that the calendar has not is none of %s', async (field) => {
  for (const day of ['2027-02-30', '2027-02-30T18:00']) {
    const { status, body } = await create({ [field]: ['2027-03-09', day] });
    expect([day, status, body]).toMatchObject([
      day,
      422,
      { fields: { [`${field}.1`]: 'This date doesn’t exist.' } },
    ]);
  }
});

test.each(['yesterday', '2027-03-02 18:00'])(
  '%s is no start, and how one is written is said',
  async (start) => {
    const { status, body } = await create({ start });
    expect([status, body]).toMatchObject([
      422,
      { fields: { start: expect.stringContaining('2026-12-01T18:30') } },
    ]);
  },
);

test('the first day that can be written is one to begin on', async () => {
  expect((await create({ start: '1000-01-01T00:00', rules: [] })).status).toBe(201);
  expect((await create({ extraDates: ['1000-01-01'] })).status).toBe(201);
});

test('a clock that nobody knows is none of a change either', async () => {
  const { id } = (await create({})).body.data;
  for (const scope of ['all', 'following', 'this'] as const) {
    const body = {
      timeZone: 'Mars/Olympus',
      start: '2027-03-09T19:00',
      scope,
      occurrence: '2027-03-09T18:00',
    };
    const admin = await app.client.as('admin', 'demo');
    const answer = await admin.call('PUT /api/v1/calendar/update/:eventId', {
      params: { eventId: id },
      body,
    });
    expect([scope, answer.status, answer.body]).toMatchObject([
      scope,
      422,
      { fields: { timeZone: expect.stringContaining('time zone') } },
    ]);
  }
});

test('what is said of several dates of a day stays with one of them, where the day has one date from then on', async () => {
  const { id } = (
    await create({ rules: ['FREQ=DAILY;BYHOUR=9,18;COUNT=8'], start: '2027-03-02T09:00', asksAnswers: true })
  ).body.data;
  const admin = await app.client.as('admin', 'demo');
  const params = { eventId: id };
  const update = 'PUT /api/v1/calendar/update/:eventId';
  for (const hour of ['09', '18']) {
    const occurrence = `2027-03-03T${hour}:00`;
    await admin.ok(update, { params, body: { scope: 'this', occurrence, title: `At ${hour}` } });
    await admin.ok('PUT /api/v1/calendar/answer/:eventId', { params, body: { occurrence, answer: 'yes' } });
  }
  await admin.ok(update, { params, body: { scope: 'all', rules: ['FREQ=DAILY;COUNT=4'] } });
  const query = { from: '2027-03-03', to: '2027-03-03' };
  const { data } = await admin.ok('GET /api/v1/calendar/occurrences', { query });
  expect(data.occurrences.filter(({ eventId }) => eventId === id)).toMatchObject([
    { title: 'At 09', occurrence: '2027-03-03T09:00:00', myAnswer: 'yes' },
  ]);
});

test('a year that was mistyped is refused where dates are left out: there are too many to follow them', async () => {
  const { id } = (await create({ rules: ['FREQ=DAILY'], exceptDates: ['2027-03-05T18:00'] })).body.data;
  const answer = await (
    await app.client.as('admin', 'demo')
  ).call('PUT /api/v1/calendar/update/:eventId', {
    params: { eventId: id },
    body: { start: '1027-03-02T18:00' },
  });
  expect([answer.status, answer.body]).toMatchObject([
    422,
    {
      fields: {
        start: expect.stringContaining(
          'From this date the event would have too many dates to carry over changed and skipped ones',
        ),
      },
    },
  ]);
});
