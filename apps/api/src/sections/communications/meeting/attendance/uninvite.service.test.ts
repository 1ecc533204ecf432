import { base, inTime, withNotices } from '../notice/notice.fixture';

const { app, arrived, inDemo, prepared, state, deliver, eventTo } = withNotices();

test('who is invited no more is told so where they had the notice, and is invited again as if for the first time', async () => {
  app.setClock(inTime);
  const { person, params } = await prepared();
  const { data: people } = await person.ok(`GET ${base}/attendees`, { params });
  const keys = await inDemo((tx) =>
    tx
      .selectFrom('meetingAttendee')
      .select(['personKey', 'memberId', 'email'])
      .where('meetingId', '=', params.meetingId)
      .execute(),
  );
  const of = (email: string | null) => {
    const found = keys.find((each) => each.email === email);
    if (!found) throw new Error(`${email} is not invited`);
    return { ...params, attendeeId: found.personKey };
  };
  const remove = (email: string | null) =>
    person.call(`DELETE ${base}/attendees/:attendeeId`, { params: of(email) });
  expect((await remove(null)).status).toBe(204);
  expect((await state(params)).notices).toEqual([]);
  expect((await person.ok(`GET ${base}/attendees`, { params })).data).toHaveLength(people.length - 1);
  await person.ok(`POST ${base}/notices`, { params, body: { version: 1, people: 2 } });
  await deliver(params, inTime);
  const first = eventTo('owner@demo.example');
  expect(
    (
      await (
        await app.client.as('owner', 'demo')
      ).call(`DELETE ${base}/attendees/:attendeeId`, { params: of('owner@demo.example') })
    ).status,
  ).toBe(403);

  const owner = of('owner@demo.example');
  expect((await remove('owner@demo.example')).status).toBe(204);
  expect((await person.call(`DELETE ${base}/attendees/:attendeeId`, { params: owner })).status).toBe(404);
  await deliver(params, inTime);
  expect(eventTo('owner@demo.example')).toMatchObject({
    subject: 'No longer invited: Roof, Tuesday, March 30, 2027',
    method: 'CANCEL',
    uid: first.uid,
    sequence: 1,
    attendees: ['MAILTO:owner@demo.example'],
  });
  const session = await app.client.as('owner', 'demo');
  const bell = await session.call('GET /api/v1/shell/notifications', { query: {} });
  expect(bell.text).toContain('You’re no longer invited: Roof');
  expect((await session.ok(`GET ${base}/attendance`, { params })).data.mine).toBeNull();
  expect(arrived.filter(({ to }) => to.includes('board@demo.example'))).toHaveLength(1);

  const { memberId } = keys.find(({ email }) => email === 'owner@demo.example') ?? {};
  const include = [{ kind: 'member' as const, id: memberId ?? '' }];
  await person.ok(`POST ${base}/invitees`, { params, body: { audience: { include, exclude: [] } } });
  expect((await state(params)).plan).toMatchObject({ people: 1, byEmail: 1 });
  const version = (await person.ok(`GET ${base}`, { params })).data.version;
  await person.ok(`POST ${base}/notices`, { params, body: { version, people: 1 } });
  await deliver(params, inTime);
  expect(eventTo('owner@demo.example')).toMatchObject({ method: 'REQUEST', uid: first.uid, sequence: 2 });
  expect((await state(params)).plan.people).toBe(0);
  const history = await person.ok(`GET ${base}/history`, { params });
  expect(history.data.filter(({ action }) => action === 'meeting.uninvite')).toHaveLength(2);
  await person.ok(`POST ${base}/status`, { params, body: { status: 'in-session', version } });
  expect(await remove('board@demo.example')).toMatchObject({ status: 409, body: { code: 'meeting-begun' } });
});
