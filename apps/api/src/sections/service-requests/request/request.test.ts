import { withApp } from '../../../testing';
import { requestsOf } from './requests.fixture';
import { demoDay } from '../../../testing/calls/demo-day';

const app = withApp();
const { as, storedFile, memberIdOf, homeOf, report, handled, action, comment, notices } = requestsOf(app);
const mine = 'GET /api/v1/my-requests/:requestId';
const ofCommunity = 'GET /api/v1/community-requests/:requestId';

afterEach(() => app.setClock(new Date()));

test('one is reported with a photo, triaged, worked on, resolved, reopened, closed and rated', async () => {
  const place = { kind: 'unit' as const, id: await homeOf('owner') };
  const fileId = await storedFile('leak.txt');
  const made = await report('owner', {
    title: 'Leak in the bath',
    place,
    fileIds: [fileId],
    answers: { access: 'call-first', pets: true },
  });
  expect(made).toMatchObject({
    state: 'submitted',
    priority: 'normal',
    visibility: 'unit',
    answers: { access: 'call-first', pets: true },
    files: [{ name: 'leak.txt' }],
    may: { comment: true, note: false, manage: false, rate: false, actions: ['withdraw'] },
    clocks: [{ step: 'response' }, { step: 'resolution' }],
  });
  expect(await notices('admin')).toContain(`New request #${made.number}: Leak in the bath`);
  expect((await action('owner', made.id, { action: 'triage' })).status).toBe(409);
  expect((await action('board', made.id, { action: 'triage' })).status).toBe(403);
  expect((await action('admin', made.id, { action: 'triage' })).status).toBe(200);
  expect((await action('admin', made.id, { action: 'start' })).status).toBe(200);
  const done = await action('admin', made.id, { action: 'resolve', note: 'New washer.' });
  expect(done.body).toMatchObject({ data: { state: 'resolved', resolution: 'New washer.' } });
  expect(await notices('owner')).toContain(`Request #${made.number}: Resolved`);
  expect((await action('owner', made.id, { action: 'reopen' })).body).toMatchObject({
    data: { state: 'reopened' },
  });
  expect(await notices('admin')).toContain(`Request #${made.number} was reopened`);
  await action('admin', made.id, { action: 'resolve' });
  await action('owner', made.id, { action: 'close' });
  const params = { requestId: made.id };
  const rate = 'PUT /api/v1/requests/:requestId/rating';
  const rated = await (await as('owner')).ok(rate, { params, body: { stars: 4, text: 'Good' } });
  expect(rated.data.rating).toMatchObject({ stars: 4, text: 'Good' });
  expect((await (await as('admin')).call(rate, { params, body: { stars: 5 } })).status).toBe(403);
  const { data } = await (await as('owner')).ok('GET /api/v1/requests/:requestId/history', { params });
  expect(data.map((entry) => entry.action)).toEqual([
    'request.rate',
    'request.close',
    'request.resolve',
    'request.reopen',
    'request.resolve',
    'request.start',
    'request.triage',
    'request.create',
  ]);
});

test('a reporter reopens within the days of the policy, those who handle requests at any time', async () => {
  const { id } = await report('owner', { title: 'Late reopening' });
  await action('admin', id, { action: 'resolve' });
  app.setClock(new Date(Date.now() + 15 * 86_400_000));
  expect(await action('owner', id, { action: 'reopen' })).toMatchObject({
    status: 409,
    body: { code: 'too-late' },
  });
  expect((await action('admin', id, { action: 'reopen' })).status).toBe(200);
});

test('another version is told, and nothing is changed', async () => {
  const { id, version } = await report('owner', { title: 'Two at once' });
  const assignee = { kind: 'member' as const, id: await memberIdOf('admin') };
  const send = async () =>
    (await as('admin')).call('POST /api/v1/community-requests/:requestId/assign', {
      params: { requestId: id },
      body: { assignee, version },
    });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('numbers are given once and without gaps, however many report at once', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, place) => report('owner', { title: `At once ${place}` })),
  );
  const numbers = made.map(({ number }) => number).toSorted((one, other) => one - other);
  expect(numbers).toEqual(numbers.map((_, place) => (numbers[0] ?? 0) + place));
});

test('two who comment at once lose nothing', async () => {
  const { id } = await report('owner', { title: 'Talk' });
  const texts = Array.from({ length: 6 }, (_, place) => `Comment ${place}`);
  await Promise.all(texts.map((text, place) => comment(place % 2 ? 'admin' : 'owner', id, text)));
  expect((await handled(id)).commentList.map(({ text }) => text).toSorted()).toEqual(texts);
});

test('an internal comment is for those who handle requests: in lists, counts, history, search and notices', async () => {
  const { id, number } = await report('owner', { title: 'Quiet matter' });
  const before = (await (await as('owner')).ok(mine, { params: { requestId: id } })).data;
  const told = (await notices('owner')).length;
  const noted = await comment('admin', id, 'Xylophone secret', { isInternal: true });
  expect(noted.body).toMatchObject({ data: { comments: 1 } });
  const owner = await as('owner');
  const { data: seen } = await owner.ok(mine, { params: { requestId: id } });
  expect(seen).toEqual(before);
  const { data: rows } = await owner.ok('GET /api/v1/my-requests', { query: { search: 'Quiet matter' } });
  expect(rows).toMatchObject([{ number, comments: 0 }]);
  const exported = await owner.call('GET /api/v1/my-requests/export', { query: { search: 'Quiet matter' } });
  expect(exported.text).not.toContain('Xylophone');
  const history = await owner.ok('GET /api/v1/requests/:requestId/history', { params: { requestId: id } });
  expect(history.data.map((entry) => entry.action)).toEqual(['request.create']);
  expect((await owner.ok('GET /api/v1/search', { query: { q: 'xylophone' } })).data.hits).toEqual([]);
  expect((await notices('owner')).length).toBe(told);
  expect((await comment('owner', id, 'Mine', { isInternal: true })).status).toBe(403);
  const { data } = await (await as('board')).ok(ofCommunity, { params: { requestId: id } });
  expect(data.commentList).toMatchObject([{ text: 'Xylophone secret', isInternal: true }]);
});

test('only who may read a comment can be mentioned in it', async () => {
  const { id, number } = await report('owner', { title: 'Mentions' });
  const [owner, board, vendor] = [
    await memberIdOf('owner'),
    await memberIdOf('board'),
    await memberIdOf('vendor'),
  ];
  const refused = { status: 422, body: { fields: { mentions: expect.any(String) } } };
  expect(await comment('admin', id, '@Tom', { mentions: [vendor] })).toMatchObject(refused);
  expect(await comment('admin', id, '@Priya', { mentions: [owner], isInternal: true })).toMatchObject(
    refused,
  );
  expect((await comment('admin', id, '@Daniel', { mentions: [board], isInternal: true })).status).toBe(201);
  expect(await notices('board')).toContain(`Maya Okafor mentioned you in request #${number}`);
  const choices = 'GET /api/v1/requests/:requestId/mentions';
  const params = { requestId: id };
  const names = async (isInternal: 'true' | 'false') =>
    (await (await as('admin')).callAny(choices, { params, query: { isInternal } })).body;
  expect(JSON.stringify(await names('true'))).not.toContain(owner);
  expect(JSON.stringify(await names('false'))).toContain(owner);
});

test('a comment of its reporter ends the wait for them, and the clocks go on', async () => {
  const { id } = await report('owner', { title: 'Which day?' });
  await action('admin', id, { action: 'wait', waitingFor: 'reporter', note: 'Which day suits you?' });
  expect((await handled(id)).clocks.find(({ step }) => step === 'resolution')?.pausedAt).toEqual(
    expect.any(String),
  );
  const tasks = await (await as('owner')).ok('GET /api/v1/me/tasks');
  expect(JSON.stringify(tasks.data)).toContain('Which day?');
  await comment('owner', id, 'Tuesday');
  expect(await handled(id)).toMatchObject({ state: 'in-progress', waitingFor: null });
  expect((await handled(id)).clocks.every(({ pausedAt }) => pausedAt === null)).toBe(true);
});

test('a manager enters one for a member, or for somebody without an account', async () => {
  const admin = await as('admin');
  const enter = 'POST /api/v1/community-requests';
  const body = { kind: 'question' as const, category: 'rules', title: 'By phone' };
  expect((await admin.call(enter, { body })).status).toBe(422);
  const other = await admin.ok(enter, { body: { ...body, reporterName: 'Mrs. Hall, by phone' } });
  expect(other.data).toMatchObject({
    reporter: { id: null, name: 'Mrs. Hall, by phone' },
    openedBy: { name: 'Maya Okafor' },
  });
  const owner = await memberIdOf('owner');
  const made = await admin.ok(enter, { body: { ...body, reporterId: owner } });
  const { data } = await (await as('owner')).ok(mine, { params: { requestId: made.data.id } });
  expect(data).toMatchObject({ relation: 'reported', openedBy: { name: 'Maya Okafor' } });
  expect((await (await as('board')).call(enter, { body: { ...body, reporterId: owner } })).status).toBe(403);
});

test('what is edited keeps its kind, and its due date is on the calendar', async () => {
  const { id } = await report('owner', { title: 'Edit me' });
  const { version } = await handled(id);
  const dueOn = demoDay(5);
  const body = {
    category: 'roof',
    title: 'Edited',
    description: null,
    place: null,
    location: 'Stairs',
    visibility: 'private' as const,
    subjectUnitId: null,
    subjectMemberId: null,
    priority: 'high' as const,
    dueOn,
    version,
  };
  const params = { requestId: id };
  const update = 'PUT /api/v1/community-requests/:requestId';
  const before = (await handled(id)).clocks;
  const { data } = await (await as('admin')).ok(update, { params, body });
  expect(data).toMatchObject({
    title: 'Edited',
    priority: 'high',
    dueOn,
    location: 'Stairs',
    kind: 'maintenance',
  });
  // The targets of the new priority count from the beginning.
  expect(data.clocks.map(({ dueAt }) => dueAt)).not.toEqual(before.map(({ dueAt }) => dueAt));
  expect((await (await as('board')).call(update, { params, body })).status).toBe(403);
  const subject = { ...body, subjectMemberId: await memberIdOf('board'), version: data.version };
  expect((await (await as('admin')).call(update, { params, body: subject })).status).toBe(422);
});

test('bad input is refused with what to do', async () => {
  const owner = await as('owner');
  const send = async (body: object) => (await owner.callAny('POST /api/v1/my-requests', { body })).body;
  const body = { kind: 'maintenance', category: 'plumbing', title: 'Bad' };
  const said = (field: string) => ({ fields: { [field]: expect.any(String) } });
  expect(await send({ ...body, category: 'nope' })).toMatchObject(said('category'));
  expect(await send({ ...body, answers: { access: 'nope' } })).toMatchObject(said('answers.access'));
  expect(await send({ ...body, answers: { other: 'x' } })).toMatchObject(said('answers.other'));
  expect(await send({ ...body, kind: 'complaint', category: 'noise' })).toMatchObject(
    said('answers.happened-on'),
  );
  const { rows } = { rows: [await homeOf('owner')] };
  expect(await send({ ...body, subjectUnitId: rows[0] })).toMatchObject(said('subjectUnitId'));
  expect(await send({ ...body, place: { kind: 'unit', id: await memberIdOf('owner') } })).toMatchObject(
    said('place'),
  );
  expect(await send({ ...body, title: '\u0000' })).toMatchObject(said('title'));
  const many = Array.from({ length: 500 }, () => rows[0]);
  expect(await send({ ...body, fileIds: many })).toMatchObject(said('fileIds'));
  const { id } = await report('owner', { title: 'Long' });
  expect((await comment('owner', id, 'x'.repeat(100_000))).status).toBeGreaterThanOrEqual(413);
  expect((await comment('owner', id, 'x'.repeat(20_000))).status).toBe(422);
});

test('a comment that is too long is answered with how long it may be', async () => {
  const { id } = await report('owner', { title: 'Much to tell' });
  expect(await comment('owner', id, 'x'.repeat(100_000))).toMatchObject({
    status: 422,
    body: { fields: { text: expect.stringMatching(/10,?000/) } },
  });
  // Longer than is even read.
  expect(await comment('owner', id, 'x'.repeat(1_000_000))).toMatchObject({
    status: 413,
    body: { detail: expect.stringMatching(/^Nothing was saved: this is more than the \d+ KB/) },
  });
});
