import { base, inTime, plan, withNotices } from './notice.fixture';

const { app, arrived, answers, prepared, state, deliver, eventTo } = withNotices();

test('a notice is mailed with an event for calendars, moved and cancelled under one UID; each learns only of themselves', async () => {
  app.setClock(inTime);
  const { person, params } = await prepared();
  const before = await state(params);
  expect(before.plan).toMatchObject({ people: 3, byEmail: 2, onPaper: 1, withoutAddress: 0, isInTime: true });
  expect(before.plan.body).toContain('Agenda:\n1. Bids, all of them · 7:00 PM · 20 min');
  const send = (people: number) => ({ params, body: { version: 1, people } });
  expect(await person.call(`POST ${base}/notices`, send(4))).toMatchObject({
    status: 409,
    body: { code: 'recipients-changed' },
  });
  const sent = (await person.ok(`POST ${base}/notices`, send(3))).data;
  expect(sent).toMatchObject({ kind: 'notice', isInTime: true, reason: null, people: 3 });
  expect(sent.counts).toMatchObject({ underway: 2, 'to-post': 1 });
  expect((await person.ok(`GET ${base}`, { params })).data).toMatchObject({
    status: 'called',
    isAnnounced: true,
  });
  await deliver(params, inTime);
  expect(arrived.map(({ to }) => to.join()).toSorted()).toEqual(['board@demo.example', 'owner@demo.example']);
  const first = eventTo('owner@demo.example');
  expect(first).toMatchObject({
    subject: 'Notice of meeting: Roof, Tuesday, March 30, 2027',
    method: 'REQUEST',
    sequence: 0,
    start: '2027-03-30T23:00:00.000Z',
    location: 'Clubhouse',
    status: 'CONFIRMED',
    attendees: ['MAILTO:owner@demo.example'],
    rsvp: ['FALSE'],
  });
  for (const said of [first.text, first.description]) {
    expect(said).toContain('https://meet.example/roof');
    expect(said).toContain('Bids, all of them');
    expect(said).not.toContain('Lawsuit');
  }
  expect(eventTo('board@demo.example').subject).toMatch(/^Convocatoria: Roof/);
  const owner = await app.client.as('owner', 'demo');
  const bell = () => owner.call('GET /api/v1/shell/notifications', { query: {} });
  expect((await bell()).text).toContain('You’re invited: Roof');

  const meeting = (await person.ok(`GET ${base}`, { params })).data;
  const moved = { ...plan, startTime: '18:00', place: 'Library', version: meeting.version };
  await person.ok(`PUT ${base}`, { params, body: moved });
  await deliver(params, inTime);
  expect(eventTo('owner@demo.example')).toMatchObject({
    method: 'REQUEST',
    uid: first.uid,
    sequence: 1,
    start: '2027-03-30T22:00:00.000Z',
    location: 'Library',
  });
  await person.ok(`PUT ${base}`, {
    params,
    body: { ...moved, notes: 'Only words', version: meeting.version + 1 },
  });
  await person.ok(`POST ${base}/status`, {
    params,
    body: { status: 'cancelled', version: meeting.version + 2 },
  });
  await deliver(params, inTime);
  expect(eventTo('owner@demo.example')).toMatchObject({
    method: 'CANCEL',
    uid: first.uid,
    sequence: 2,
    status: 'CANCELLED',
  });
  expect(arrived).toHaveLength(6);
  expect((await bell()).text).toContain('Canceled: Roof');
  expect((await state(params)).notices.map(({ kind }) => kind)).toEqual(['cancellation', 'change', 'notice']);
});

test('outside of its days it goes out with a reason that is kept, or not at all, as the rules say', async () => {
  app.setClock(new Date('2027-03-25T15:00:00Z'));
  const { person, params } = await prepared({ kind: 'annual' });
  expect((await state(params)).plan).toMatchObject({ isInTime: false, late: 'reason' });
  const send = (reason: string | null) =>
    person.call(`POST ${base}/notices`, { params, body: { version: 1, people: 3, reason } });
  expect(await send(null)).toMatchObject({ status: 422 });
  const policies = (await person.ok('GET /api/v1/meeting-policies')).data;
  const annual = policies.find(({ kind }) => kind === 'annual');
  if (!annual) throw new Error('there are no rules of annual meetings');
  const { kind: _kind, ...rules } = annual;
  const change = (lateNotice: 'refuse' | 'reason', version: number) =>
    person.ok('PUT /api/v1/meeting-policies/:meetingKind', {
      params: { meetingKind: 'annual' },
      body: { ...rules, closedOn: ['2027-03-22'], lateNotice, version },
    });
  await change('refuse', rules.version);
  expect(await send('The roof leaks')).toMatchObject({ status: 409, body: { code: 'notice-out-of-time' } });
  await change('reason', rules.version + 1);
  expect(await send('The roof leaks')).toMatchObject({
    status: 201,
    body: { data: { isInTime: false, reason: 'The roof leaks' } },
  });
});

test('the proof tells who was told when and how; letters are for those whom e-mail did not reach', async () => {
  app.setClock(inTime);
  const { person, params } = await prepared();
  answers.set('board@demo.example', [550, '5.7.1 no']);
  const { id: noticeId } = (
    await person.ok(`POST ${base}/notices`, { params, body: { version: 1, people: 3 } })
  ).data;
  await deliver(params, inTime);
  const one = { ...params, noticeId };
  const proofs = (await person.ok(`GET ${base}/notices/:noticeId/people`, { params: one })).data;
  const by = (email: string | null) => proofs.find((proof) => proof.email === email);
  expect(by('owner@demo.example')).toMatchObject({
    way: 'email',
    outcome: 'accepted',
    answer: expect.stringMatching(/^250/),
  });
  expect(by('board@demo.example')).toMatchObject({ way: 'paper', outcome: 'to-post' });
  expect(by(null)).toMatchObject({ way: 'paper', outcome: 'to-post' });
  const posted = (letters: number, postedOn = '2027-03-01') =>
    person.call(`POST ${base}/notices/:noticeId/posted`, { params: one, body: { letters, postedOn } });
  const pdf = async (what: 'letters' | 'affidavit', who = person) =>
    who.call(`GET ${base}/notices/:noticeId/${what}`, { params: one });
  expect((await pdf('letters')).text).toMatch(/^%PDF-/);
  expect((await posted(3)).status).toBe(409);
  expect((await posted(2, '2027-03-02')).status).toBe(422);
  expect((await posted(2)).body).toMatchObject({
    data: { counts: { posted: 2, accepted: 1, 'to-post': 0 } },
  });
  expect((await pdf('letters')).status).toBe(409);
  expect((await pdf('affidavit')).text).toMatch(/^%PDF-/);
  const owner = await app.client.as('owner', 'demo');
  expect((await pdf('affidavit', owner)).status).toBe(403);
  // Who is invited later is told then, and nobody twice.
  const people = { include: [{ kind: 'owners' as const }], exclude: [] };
  const { added } = (await person.ok(`POST ${base}/invitees`, { params, body: { audience: people } })).data;
  expect((await state(params)).plan.people).toBe(added);
});

test('nobody is told of an executive session who may not see one', async () => {
  app.setClock(inTime);
  const { person, params } = await prepared({ isExecutive: true });
  expect((await state(params)).plan).toMatchObject({ people: 1, notAllowed: 2 });
  await person.ok(`POST ${base}/notices`, { params, body: { version: 1, people: 1 } });
  await deliver(params, inTime);
  expect(arrived.map(({ to }) => to)).toEqual([['board@demo.example']]);
  expect(eventTo('board@demo.example').description).toContain('Lawsuit');
  const owner = await app.client.as('owner', 'demo');
  const bell = await owner.call('GET /api/v1/shell/notifications', { query: {} });
  expect(bell.text).not.toContain(params.meetingId);
  expect((await owner.call(`GET ${base}/notices`, { params })).status).toBe(403);
});
