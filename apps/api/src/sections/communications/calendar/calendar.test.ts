import { withApp } from '../../../testing';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');

/** A call of the specification as its client makes it: a session, and no Idempotency-Key. */
async function specified(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
  const { token } = await admin();
  const answer = await app.app.inject({
    method,
    url: `/api/v1/calendar/${url}`,
    headers: { host: 'demo.localhost:8080', authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const range = async (from: string, to: string, title: string) => {
  const { data } = await (await admin()).ok('GET /api/v1/calendar/occurrences', { query: { from, to } });
  return data.occurrences.filter((occurrence) => occurrence.title === title);
};
const create = async (body: object) => {
  const made = await specified('POST', 'create', body);
  expect(made).toMatchObject({ status: 201 });
  return made.body.data;
};

beforeAll(() => app.setClock(new Date('2026-03-01T12:00:00Z')));

test("the specification's four calls work with a session alone, and are refused without one", async () => {
  const event = await create({
    title: 'Specified',
    start: '2026-03-05T18:00:00-05:00',
    end: '2026-03-05T19:00:00-05:00',
    color: '#1E5BB8',
  });
  expect(event).toMatchObject({
    title: 'Specified',
    start: '2026-03-05T23:00:00.000Z',
    end: '2026-03-06T00:00:00.000Z',
    startsLocal: '2026-03-05T18:00:00',
    allDay: false,
    color: '#1e5bb8',
    textColor: null,
  });
  const listed = await specified('GET', 'events/');
  expect(Array.isArray(listed.body)).toBe(true);
  expect(listed.body.find(({ id }: { id: string }) => id === event.id)).toEqual(event);
  const updated = await specified('PUT', `update/${event.id}`, {
    title: 'Renamed',
    allDay: true,
    start: '2026-03-06',
  });
  expect(updated).toMatchObject({
    status: 200,
    body: { data: { id: event.id, title: 'Renamed', start: '2026-03-06', end: '2026-03-07', version: 2 } },
  });
  expect(await specified('DELETE', `delete/${event.id}`)).toEqual({ status: 204, body: undefined });
  expect((await specified('PUT', `update/${event.id}`, { title: 'Gone' })).status).toBe(404);
  const nobody = { host: 'demo.localhost:8080' };
  for (const [method, url] of [
    ['POST', 'create'],
    ['GET', 'events/'],
    ['PUT', `update/${event.id}`],
    ['DELETE', `delete/${event.id}`],
  ] as const) {
    const answer = await app.app.inject({ method, url: `/api/v1/calendar/${url}`, headers: nobody });
    expect([url, answer.statusCode]).toEqual([url, 401]);
  }
});

test('a daily 02:30 New York event skips 8 March 2026, and the day does not count', async () => {
  await create({
    title: 'Early',
    start: '2026-03-06T02:30',
    end: '2026-03-06T03:00',
    timeZone: 'America/New_York',
    rules: ['FREQ=DAILY;COUNT=4'],
  });
  const dates = await range('2026-03-01', '2026-03-20', 'Early');
  expect(dates.map(({ occurrence }) => occurrence)).toEqual([
    '2026-03-06T02:30:00',
    '2026-03-07T02:30:00',
    '2026-03-09T02:30:00',
    '2026-03-10T02:30:00',
  ]);
});

test.each([
  ['FREQ=SECONDLY', 'not by the second or minute'],
  ['FREQ=MINUTELY;INTERVAL=30', 'not by the second or minute'],
  ['FREQ=HOURLY;BYMINUTE=0,10,20', '48 times a day'],
  ['FREQ=WEEKLY;BYDAY=XX', 'BYDAY=XX'],
  ['EVERY DAY', 'must start with FREQ'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'no date'],
  ['FREQ=DAILY;COUNT=2;UNTIL=20270101', 'not both'],
])('%s is refused with what is wrong', async (rule, says) => {
  const refused = await specified('POST', 'create', {
    title: 'Bad',
    start: '2026-03-06T10:00',
    rules: [rule],
  });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body.fields)).toContain(says);
});

describe('a weekly event of six dates, the third of which moved and the fifth left out', () => {
  const starts = async (title: string) =>
    (await range('2026-04-01', '2026-06-30', title)).map(({ start }) => start.slice(0, 16));
  const weekly = async (title: string) => {
    const event = await create({
      title,
      start: '2026-04-07T18:00',
      end: '2026-04-07T19:00',
      rules: ['FREQ=WEEKLY;COUNT=6;BYDAY=TU'],
      asksAnswers: true,
    });
    const change = { scope: 'this', occurrence: '2026-04-21T18:00', start: '2026-04-22T18:00' };
    expect((await specified('PUT', `update/${event.id}`, change)).status).toBe(200);
    expect(
      (await specified('DELETE', `delete/${event.id}?scope=this&occurrence=2026-05-05T18:00`)).status,
    ).toBe(204);
    const owner = await app.client.as('owner', 'demo');
    await owner.ok('PUT /api/v1/calendar/answer/:eventId', {
      params: { eventId: event.id },
      body: { occurrence: '2026-04-28T18:00', answer: 'yes' },
    });
    expect(await starts(title)).toEqual([
      '2026-04-07T22:00',
      '2026-04-14T22:00',
      '2026-04-22T22:00',
      '2026-04-28T22:00',
      '2026-05-12T22:00',
    ]);
    return event;
  };
  const answered = async (id: string, occurrence: string) => {
    const { data } = await (
      await admin()
    ).ok('GET /api/v1/calendar/details/:eventId', { params: { eventId: id }, query: { occurrence } });
    return data.answers.yes;
  };

  test('all: every date goes along, what was said of single ones too', async () => {
    const { id } = await weekly('All');
    const renamed = { scope: 'this', occurrence: '2026-05-12T18:00', location: 'Clubhouse' };
    await specified('PUT', `update/${id}`, renamed);
    const moved = {
      scope: 'all',
      occurrence: '2026-04-14T18:00',
      start: '2026-04-15T20:00',
      title: 'All moved',
    };
    expect((await specified('PUT', `update/${id}`, moved)).body.data.rules).toEqual([
      'FREQ=WEEKLY;COUNT=6;BYDAY=WE',
    ]);
    expect(await starts('All moved')).toEqual([
      '2026-04-09T00:00',
      '2026-04-16T00:00',
      '2026-04-22T22:00',
      '2026-04-30T00:00',
      '2026-05-14T00:00',
    ]);
    expect(await answered(id, '2026-04-29T20:00')).toBe(1);
  });

  test('following: the count is divided, answers and exceptions go to the new event, which has a name of its own', async () => {
    const { id } = await weekly('Following');
    const change = {
      scope: 'following',
      occurrence: '2026-04-21T18:00',
      title: 'Later',
      start: '2026-04-21T17:00',
    };
    const { data } = (await specified('PUT', `update/${id}`, change)).body;
    expect(data.rules).toEqual(['FREQ=WEEKLY;COUNT=4;BYDAY=TU']);
    expect(data.uid).not.toContain(id);
    expect(await starts('Following')).toEqual(['2026-04-07T22:00', '2026-04-14T22:00']);
    expect(await starts('Later')).toEqual(['2026-04-22T22:00', '2026-04-28T21:00', '2026-05-12T21:00']);
    expect(await answered(data.id, '2026-04-28T17:00')).toBe(1);
    expect(
      (await specified('DELETE', `delete/${data.id}?scope=following&occurrence=2026-04-28T17:00`)).status,
    ).toBe(204);
    expect(await starts('Later')).toEqual(['2026-04-22T22:00']);
  });

  test('who said that they come is told when their date changes or goes', async () => {
    const { id } = await weekly('Told');
    const told = async () => {
      const { data } = await (await app.client.as('owner', 'demo')).ok('GET /api/v1/shell/notifications', {});
      return data.map(({ title }) => title).filter((title) => title.includes('Told'));
    };
    const before = (await told()).length;
    const change = { scope: 'this', occurrence: '2026-04-28T18:00', location: 'Clubhouse' };
    await specified('PUT', `update/${id}`, change);
    await specified('DELETE', `delete/${id}?scope=this&occurrence=2026-04-28T18:00`);
    expect((await told()).slice(0, (await told()).length - before)).toEqual([
      'Canceled: Told (April 28, 2026)',
      'Changed: Told (April 28, 2026)',
    ]);
  });
});

test('two people change one series: the second is told, and nothing is lost', async () => {
  const { id, version } = await create({
    title: 'Contested',
    start: '2026-05-01T10:00',
    rules: ['FREQ=WEEKLY'],
  });
  expect((await specified('PUT', `update/${id}`, { title: 'First', version })).status).toBe(200);
  const second = await specified('PUT', `update/${id}`, { title: 'Second', version });
  expect(second).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
});

test("events are for those who see the calendar, another community's are nobody's", async () => {
  const { id } = await create({ title: 'Ours', start: '2026-05-02T10:00' });
  const lake = await app.client.as('admin', 'lakeside');
  const params = { eventId: id };
  expect((await lake.call('GET /api/v1/calendar/details/:eventId', { params })).status).toBe(404);
  expect((await lake.call('DELETE /api/v1/calendar/delete/:eventId', { params })).status).toBe(404);
  const vendor = await app.client.as('vendor', 'demo');
  expect((await vendor.call('GET /api/v1/calendar/events/')).status).toBe(403);
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('DELETE /api/v1/calendar/delete/:eventId', { params })).status).toBe(403);
});

describe('an event for some', () => {
  const titles = async (who: 'admin' | 'owner' | 'board') => {
    const person = await app.client.as(who, 'demo');
    const { data } = await person.ok('GET /api/v1/calendar/occurrences', {
      query: { from: '2026-07-01', to: '2026-07-31' },
    });
    const listed = (await person.ok('GET /api/v1/calendar/events/', {})).map(({ title }) => title);
    const found = await person.ok('GET /api/v1/search', { query: { q: 'Vestibule' } });
    const file = (await person.call('GET /api/v1/calendar/export')).text;
    const feed = new URL((await person.ok('POST /api/v1/calendar/feed', {})).data.url);
    const fed = await app.app.inject({
      url: feed.pathname + feed.search,
      headers: { host: 'demo.localhost:8080' },
    });
    const isIn = (text: string) => text.includes('Vestibule');
    return {
      dates: data.occurrences.filter(({ title }) => isIn(title)).length,
      listed: listed.filter(isIn).length,
      found: isIn(JSON.stringify(found)),
      exported: isIn(file),
      fed: isIn(fed.body),
    };
  };
  const everywhere = (dates: number) => ({ dates, listed: 1, found: true, exported: true, fed: true });
  const nowhere = { dates: 0, listed: 0, found: false, exported: false, fed: false };
  test('is seen, found, taken along and answered by whom it is for, and is nowhere for others', async () => {
    const owner = await app.client.as('owner', 'demo');
    const { memberId } = await app.platform.inTenant(app.tenants.demo, (tx) =>
      tx
        .selectFrom('member')
        .innerJoin('identity', 'identity.id', 'member.identityId')
        .select('member.id as memberId')
        .where('identity.email', '=', 'owner@demo.example')
        .executeTakeFirstOrThrow(),
    );
    const { id } = await create({
      title: 'Vestibule',
      start: '2026-07-07T18:00',
      rules: ['FREQ=WEEKLY;COUNT=3'],
      asksAnswers: true,
      audience: { include: [{ kind: 'member', id: memberId }] },
    });
    const params = { eventId: id };
    expect(await titles('owner')).toEqual(everywhere(3));
    expect(await titles('admin')).toEqual(everywhere(3));
    expect(await titles('board')).toEqual(nowhere);
    const told = (await owner.ok('GET /api/v1/shell/notifications', {})).data.map(({ title }) => title);
    expect(told).toContain('Please RSVP: Vestibule');
    const body = { occurrence: '2026-07-07T18:00', answer: 'yes' as const };
    const answered = await owner.ok('PUT /api/v1/calendar/answer/:eventId', { params, body });
    expect(answered.data).toMatchObject({ answers: { yes: 1 }, invited: 1, audience: null });
    expect((await owner.call('GET /api/v1/calendar/history/:eventId', { params })).status).toBe(403);
    const board = await app.client.as('board', 'demo');
    for (const name of ['details', 'history'] as const)
      expect((await board.call(`GET /api/v1/calendar/${name}/:eventId`, { params })).status).toBe(404);
    expect((await board.call('PUT /api/v1/calendar/answer/:eventId', { params, body })).status).toBe(404);
    // The dates from the second on are for the same people; then for all, and the first for tenants.
    const later = { scope: 'following', occurrence: '2026-07-14T18:00', title: 'Vestibule later' };
    const { data: rest } = (await specified('PUT', `update/${id}`, later)).body;
    expect((await titles('board')).dates).toBe(0);
    const one = { scope: 'this', occurrence: '2026-07-21T18:00', audience: null };
    expect((await specified('PUT', `update/${rest.id}`, one)).status).toBe(422);
    expect((await specified('PUT', `update/${rest.id}`, { audience: null })).body.data.isForSome).toBe(false);
    const audience = { include: [{ kind: 'tenants' }] };
    expect((await specified('PUT', `update/${id}`, { audience })).status).toBe(200);
    expect((await titles('owner')).dates).toBe(2);
    expect((await specified('PUT', `update/${id}`, { audience: { include: [] } })).status).toBe(422);
    const history = await (
      await admin()
    ).ok('GET /api/v1/calendar/history/:eventId', { params, query: { limit: 5 } });
    expect(JSON.stringify(history.data)).toContain('Tenants');
    expect((await specified('DELETE', `delete/${id}`)).status).toBe(204);
  });
});
