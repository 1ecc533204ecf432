import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { withApp } from '../../../../testing';
import { minutesReminder } from './minutes-reminder';

const app = withApp();
const base = '/api/v1/meetings/:meetingId' as const;
const admin = () => app.client.as('admin', 'demo');

/** A board meeting in session to which the three who keep the demo are invited, and are there. */
async function inSession() {
  const person = await admin();
  const body = {
    name: 'Decides',
    kind: 'board' as const,
    heldOn: '2026-11-01',
    startTime: '19:00',
    endTime: '20:30',
  };
  const params = { meetingId: (await person.ok('POST /api/v1/meetings', { body })).data.id };
  const { data: me } = await person.ok('GET /api/v1/members', { query: { limit: 5 } });
  const include = me.map(({ id }) => ({ kind: 'member' as const, id }));
  await person.ok(`POST ${base}/invitees`, { params, body: { audience: { include, exclude: [] } } });
  await person.ok(`POST ${base}/status`, { params, body: { status: 'called', version: 1 } });
  await person.ok(`POST ${base}/status`, { params, body: { status: 'in-session', version: 2 } });
  const { data: people } = await person.ok(`GET ${base}/attendees`, { params });
  for (const { key } of people)
    await person.ok(`PUT ${base}/attendance/:attendeeId`, {
      params: { ...params, attendeeId: key },
      body: { presence: 'present', version: 1 },
    });
  return { person, params, people };
}

test('from motions to published minutes: votes by name, a second person approves, the file is a PDF for everybody', async () => {
  const { person, params, people } = await inSession();
  const [first, second] = people;
  const vote = (attendeeId: string | undefined, how: 'yes' | 'no') => ({
    attendeeId: attendeeId ?? '',
    vote: how,
  });
  const moved = await person.ok(`POST ${base}/motions`, {
    params,
    body: {
      wording: 'To mend the roof',
      mover: 'Ann',
      seconder: 'Bo',
      method: 'names',
      votes: [vote(first?.key, 'yes'), vote(second?.key, 'no')],
      result: 'tabled',
    },
  });
  expect(moved.data).toMatchObject({ inFavor: 1, against: 1, abstained: 0, result: 'tabled' });
  const stranger = [vote('00000000-0000-7000-8000-000000000000', 'yes')];
  const wrong = { wording: 'By nobody', method: 'names' as const, votes: stranger };
  expect(await person.call(`POST ${base}/motions`, { params, body: wrong })).toMatchObject({ status: 422 });
  await person.ok(`POST ${base}/motions`, { params, body: { wording: 'Sue 12B', isExecutive: true } });
  const due = { title: 'Get bids', assigneeId: first?.key ?? null, dueOn: '2026-12-01' };
  await person.ok(`POST ${base}/action-items`, { params, body: due });

  expect((await person.call(`POST ${base}/minutes`, { params })).status).toBe(409);
  await person.ok(`POST ${base}/status`, { params, body: { status: 'adjourned', version: 3 } });
  const drafted = (await person.ok(`POST ${base}/minutes`, { params })).data;
  expect(drafted.body).toContain(
    'To mend the roof. Moved by Ann, seconded by Bo. 1 in favor, 1 against, 0 abstained',
  );
  expect(drafted.body).toContain(`- ${first?.name}`);
  expect(drafted.body).toContain('Get bids');
  expect(drafted.body).not.toContain('12B');
  expect(drafted.executiveBody).toContain('Sue 12B');

  const owner = await app.client.as('owner', 'demo');
  expect((await owner.ok(`GET ${base}/minutes`, { params })).data).toBeNull();
  expect((await owner.call(`GET ${base}/motions`, { params })).text).not.toContain('12B');
  const board = await app.client.as('board', 'demo');
  const body = { version: 1 };
  expect(await person.call(`POST ${base}/minutes/approve`, { params, body })).toMatchObject({
    body: { code: 'same-person' },
  });
  expect((await person.call(`POST ${base}/minutes/publish`, { params, body })).status).toBe(409);
  await board.ok(`POST ${base}/minutes/approve`, { params, body });
  const change = { wording: 'Other', version: 1 };
  const motion = { ...params, motionId: moved.data.id };
  expect(await person.call(`PUT ${base}/motions/:motionId`, { params: motion, body: change })).toMatchObject({
    body: { code: 'minutes-approved' },
  });
  const attendee = { ...params, attendeeId: first?.key ?? '' };
  const gone = { params: attendee, body: { presence: 'absent' as const, version: 2 } };
  const item = { params, body: { title: 'Afterwards' } };
  expect([
    (await person.call(`PUT ${base}/attendance/:attendeeId`, gone)).body,
    (await person.call(`POST ${base}/agenda`, item)).body,
  ]).toMatchObject([{ code: 'minutes-approved' }, { code: 'minutes-approved' }]);
  const published = (await person.ok(`POST ${base}/minutes/publish`, { params, body: { version: 2 } })).data;
  expect(published).toMatchObject({ status: 'published', approvedBy: expect.any(String) });
  const seen = (await owner.ok(`GET ${base}/minutes`, { params })).data;
  expect(seen).toMatchObject({
    status: 'published',
    executiveBody: null,
    file: { mediaType: 'application/pdf' },
  });
  const bytes = await app.platform.inTenant(app.tenants.demo, async (tx) =>
    buffer(await app.platform.files.read(tx, seen?.file?.id ?? '')),
  );
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(
    (await person.call(`PUT ${base}/minutes`, { params, body: { body: 'Else', version: 3 } })).status,
  ).toBe(409);
});

/** Who was told of minutes of a meeting, in the list and by push, by kind: the first parts of their addresses. */
async function toldOf({ meetingId }: { meetingId: string }) {
  const { rows } = await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql<{ kind: string; way: string; who: string[] }>`
      select kind, way, array_agg(distinct split_part(email, '@', 1) order by split_part(email, '@', 1)) as who
      from (select notification_id, member_id, 'list' as way from notification_receipt
        union all select notification_id, member_id, channel from notification_delivery) told
      join notification on notification.id = told.notification_id
      join member on member.id = told.member_id join identity on identity.id = member.identity_id
      where link like ${`%${meetingId}%`} and kind like '%minutes%'
        and email in ('admin@demo.example', 'board@demo.example', 'treasurer@demo.example', 'owner@demo.example')
      group by 1, 2 order by 1, 2`.execute(tx),
  );
  return rows.map(({ kind, way, who }) => `${kind.replace('communications.', '')} ${way}: ${who.join()}`);
}

test('who approves minutes is told that some wait, everybody that they are published; of executive ones who may see such', async () => {
  for (const who of ['board', 'treasurer', 'owner'] as const) await app.client.as(who, 'demo');
  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    await sql`insert into role_permission (tenant_id, role_id, permission)
      select held.tenant_id, held.role_id, 'Minutes Approve' from running_role held
      join member on member.id = held.member_id join identity on identity.id = member.identity_id
      where email = 'treasurer@demo.example' on conflict do nothing`.execute(tx);
    await sql`insert into push_subscription (tenant_id, session_id, member_id, endpoint, p256dh, auth, created_at)
      select distinct on (member_id) tenant_id, id, member_id, 'https://push.example/' || id, '', '', now()
      from session on conflict do nothing`.execute(tx);
  });
  const held = async (isExecutive: boolean) => {
    const person = await admin();
    const body = {
      name: isExecutive ? 'Hearing' : 'Told',
      kind: 'board' as const,
      heldOn: '2026-11-01',
      startTime: '19:00',
      endTime: '20:30',
      isExecutive,
    };
    const params = { meetingId: (await person.ok('POST /api/v1/meetings', { body })).data.id };
    for (const [index, status] of (['called', 'in-session', 'adjourned'] as const).entries())
      await person.ok(`POST ${base}/status`, { params, body: { status, version: index + 1 } });
    await person.ok(`POST ${base}/minutes`, { params });
    const waiting = await toldOf(params);
    const board = await app.client.as('board', 'demo');
    await board.ok(`POST ${base}/minutes/approve`, { params, body: { version: 1 } });
    expect(await toldOf(params)).toEqual(waiting);
    await person.ok(`POST ${base}/minutes/publish`, { params, body: { version: 2 } });
    const published = (await toldOf(params)).filter((line) => !waiting.includes(line));
    return { waiting, published };
  };
  expect(await held(false)).toEqual({
    waiting: ['minutes-wait list: board,treasurer', 'minutes-wait push: board,treasurer'],
    published: [
      'minutes-published list: board,owner,treasurer',
      'minutes-published push: board,owner,treasurer',
    ],
  });
  expect(await held(true)).toEqual({
    waiting: ['executive-minutes-wait list: board', 'executive-minutes-wait push: board'],
    published: ['executive-minutes-published list: board', 'executive-minutes-published push: board'],
  });
});

test('approved minutes that are changed wait for approval again, by somebody else than who changed them', async () => {
  const { person, params } = await inSession();
  await person.ok(`POST ${base}/status`, { params, body: { status: 'adjourned', version: 3 } });
  await person.ok(`POST ${base}/minutes`, { params });
  const board = await app.client.as('board', 'demo');
  const task = async () =>
    (await board.call('GET /api/v1/me/tasks', { query: {} })).text.includes(params.meetingId);
  expect(await task()).toBe(true);
  await board.ok(`POST ${base}/minutes/approve`, { params, body: { version: 1 } });
  const changed = await board.ok(`PUT ${base}/minutes`, { params, body: { body: 'Mended', version: 2 } });
  expect(changed.data).toMatchObject({ status: 'draft', isOwn: true, approvedBy: null, body: 'Mended' });
  // The administrator, who wrote them first, is among those who approve them now.
  expect((await toldOf(params)).find((line) => line.startsWith('minutes-wait list'))).toContain('admin');
  expect((await board.call(`POST ${base}/minutes/approve`, { params, body: { version: 3 } })).status).toBe(
    409,
  );
  expect(
    (await person.ok(`POST ${base}/minutes/approve`, { params, body: { version: 3 } })).data.status,
  ).toBe('approved');
});

test('one that comes back plans its next as a draft when it is over, with the approval of its minutes on the agenda', async () => {
  const person = await admin();
  const body = {
    name: 'Monthly board',
    kind: 'committee' as const,
    heldOn: '2026-11-10',
    startTime: '19:00',
    endTime: '20:30',
    repeats: 'FREQ=MONTHLY;BYDAY=2TU',
  };
  expect(
    (await person.call('POST /api/v1/meetings', { body: { ...body, repeats: 'FREQ=DAILY' } })).status,
  ).toBe(422);
  const params = { meetingId: (await person.ok('POST /api/v1/meetings', { body })).data.id };
  await person.ok(`POST ${base}/agenda`, { params, body: { title: 'Call to order' } });
  await person.ok(`POST ${base}/agenda`, { params, body: { title: 'Budget' } });
  const move = (status: 'called' | 'in-session' | 'adjourned', version: number) =>
    person.ok(`POST ${base}/status`, { params, body: { status, version } });
  await move('called', 1);
  await move('in-session', 2);
  await move('adjourned', 3);
  const found = async () =>
    (await person.ok('GET /api/v1/meetings', { query: { search: 'monthly board', sort: 'startsAt' } })).data;
  const [, next] = await found();
  expect(next).toMatchObject({ status: 'draft', startsAt: expect.stringMatching(/^2026-12-09T0/) });
  const ofNext = { meetingId: next?.id ?? '' };
  const agendaOf = async () => (await person.ok(`GET ${base}`, { params: ofNext })).data.agenda;
  expect(await agendaOf()).toMatchObject([
    { title: 'Call to order', minutesOf: null },
    {
      title: 'Approve the minutes: Monthly board, November 10, 2026',
      minutesOf: { id: params.meetingId, isApproved: false },
    },
    { title: 'Budget', minutesOf: null },
  ]);
  // What is on it already is not put there twice; taken off, it can be put there again.
  await person.ok(`POST ${base}/agenda-minutes`, { params: ofNext });
  const [, approval] = await agendaOf();
  await person.ok(`DELETE ${base}/agenda/:itemId`, { params: { ...ofNext, itemId: approval?.id ?? '' } });
  expect((await person.ok(`POST ${base}/agenda-minutes`, { params: ofNext })).data).toHaveLength(3);
  const more = await person.ok(`POST ${base}/next`, { params: ofNext, body: { count: 2 } });
  expect(more.data.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(['2027-01-13', '2027-02-10']);
  await person.ok(`POST ${base}/minutes`, { params });
  await (
    await app.client.as('board', 'demo')
  ).ok(`POST ${base}/minutes/approve`, { params, body: { version: 1 } });
  expect((await agendaOf()).at(-1)?.minutesOf).toMatchObject({ isApproved: true });
});

test('those who keep meetings are reminded of minutes by mail before their day; of executive ones who may see them', async () => {
  const person = await admin();
  for (const isExecutive of [false, true]) {
    const body = {
      name: isExecutive ? 'Hearing of 7C' : 'Late minutes',
      kind: 'board' as const,
      heldOn: '2027-01-04',
      startTime: '19:00',
      endTime: '20:30',
      isExecutive,
    };
    const params = { meetingId: (await person.ok('POST /api/v1/meetings', { body })).data.id };
    for (const [index, status] of (['called', 'in-session', 'adjourned'] as const).entries())
      await person.ok(`POST ${base}/status`, { params, body: { status, version: index + 1 } });
  }
  const now = new Date('2027-01-31T15:00:00Z');
  const tenant = await app.platform.tenants.byId(app.tenants.demo);
  if (!tenant) throw new Error('the demo has no community');
  const told = await app.platform.inTenant(app.tenants.demo, async (tx) => {
    const run = { tx, platform: app.platform, tenant, now, today: '2027-01-31', isNotedOnly: false };
    await minutesReminder.send(run);
    const again = await minutesReminder.send(run);
    const mails = await tx
      .selectFrom('mail')
      .select(['toAddress', 'textBody'])
      .where('subject', 'like', '%inutes%due')
      .execute();
    return { mails, again };
  });
  expect(told.again).toBe(0);
  const to = (text: string) =>
    told.mails.filter(({ textBody }) => textBody.includes(text)).map(({ toAddress }) => toAddress);
  expect(to('Late minutes')).toContain('board@demo.example');
  expect(to('Hearing of 7C')).toContain('board@demo.example');
  expect(told.mails.map(({ toAddress }) => toAddress)).not.toContain('owner@demo.example');
});
