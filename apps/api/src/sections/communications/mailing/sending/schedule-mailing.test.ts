import { sql } from 'kysely';
import { newId } from '../../../../platform/core/ids';
import { withApp } from '../../../../testing';

const app = withApp();
const start = new Date('2027-03-01T15:00:00Z');
beforeEach(() => app.setClock(start));
const inDemo = <T>(work: Parameters<typeof app.platform.inTenant<T>>[1]) =>
  app.platform.inTenant(app.tenants.demo, work);
const admin = () => app.client.as('admin', 'demo');
const job = 'communications.scheduled-mailings';
const body = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Water is off.' }] }],
};

/** A person without an account, with an address. */
async function personNamed(name: string, email: string) {
  const id = newId();
  await inDemo((tx) =>
    tx.insertInto('person').values({ tenantId: app.tenants.demo, id, name, email }).execute(),
  );
  return { kind: 'person' as const, id };
}

async function scheduled(include: { kind: 'person' | 'member'; id: string }[], local = '2027-03-02T09:00') {
  const person = await admin();
  const made = (
    await person.ok('POST /api/notifications', {
      body: { subject: 'Water', body, category: 'news', audience: { include, exclude: [] } },
    })
  ).data;
  const params = { mailingId: made.id };
  const at = { local, timeZone: 'America/New_York' };
  const send = { version: 1, people: include.length, at };
  const { data } = await person.ok('POST /api/v1/mailings/:mailingId/send', { params, body: send });
  return { person, params, mailing: data };
}

const state = async (params: { mailingId: string }) =>
  (await (await admin()).ok('GET /api/v1/mailings/:mailingId', { params })).data;
const log = async (params: { mailingId: string }) =>
  (await (await admin()).ok('GET /api/v1/mailings/:mailingId/deliveries', { params })).data
    .map(({ name, reason }) => `${name} ${reason ?? 'goes'}`)
    .toSorted();

test('whom it reaches is looked up when it goes: who left, came or unsubscribed meanwhile counts', async () => {
  const [stays, leaves, quits] = [
    await personNamed('Sam Stays', 'sam@when.example'),
    await personNamed('Lea Leaves', 'lea@when.example'),
    await personNamed('Quin Quits', 'quin@when.example'),
  ];
  const { params, mailing } = await scheduled([stays, leaves, quits]);
  expect(mailing).toMatchObject({ status: 'scheduled', people: null, dueAt: '2027-03-02T14:00:00Z' });
  await app.runJob(job);
  expect((await state(params)).status).toBe('scheduled');
  await inDemo(async (tx) => {
    await sql`delete from audience_part where person_id = ${leaves.id}`.execute(tx);
    await sql`delete from person where id = ${leaves.id}`.execute(tx);
    await tx
      .insertInto('mailBlock')
      .values({
        tenantId: app.tenants.demo,
        address: 'quin@when.example',
        category: 'mailing.news',
        because: 'unsubscribed',
        at: start,
      })
      .execute();
    await tx.updateTable('person').set({ name: 'Sam Moved' }).where('id', '=', stays.id).execute();
  });
  app.setClock(new Date('2027-03-02T14:00:10Z'));
  await app.runJob(job);
  expect(await state(params)).toMatchObject({ status: 'sending', people: 2, dueAt: '2027-03-02T14:00:00Z' });
  expect(await log(params)).toEqual(['Quin Quits unsubscribed', 'Sam Moved goes']);
  await app.runJob(job);
  expect(await log(params)).toHaveLength(2);
});

test('its time is moved, and it is taken back to be a draft; meanwhile nobody changes its words', async () => {
  const { person, params, mailing } = await scheduled([await personNamed('Mo Moves', 'mo@when.example')]);
  const change = { subject: 'Other', body, category: 'news' as const, version: mailing.version };
  expect(
    (await person.call('PUT /api/notifications/:mailingId', { params, body: change })).body,
  ).toMatchObject({
    code: 'mailing-scheduled',
  });
  const schedule = (version: number, local: string | null) =>
    person.call('PUT /api/v1/mailings/:mailingId/schedule', {
      params,
      body: { version, at: local === null ? null : { local, timeZone: 'UTC' } },
    });
  expect((await schedule(1, '2027-03-05T08:00')).status).toBe(409);
  expect((await schedule(mailing.version, '2027-02-05T08:00')).status).toBe(422);
  const moved = await schedule(mailing.version, '2027-03-05T08:00');
  expect(moved.body.data).toMatchObject({ status: 'scheduled', dueAt: '2027-03-05T08:00:00Z' });
  app.setClock(new Date('2027-03-02T15:00:00Z'));
  await app.runJob(job);
  expect((await state(params)).status).toBe('scheduled');
  const back = await schedule(mailing.version + 1, null);
  expect(back.body.data).toMatchObject({ status: 'draft', dueAt: null });
  expect((await schedule(mailing.version + 2, null)).body).toMatchObject({
    code: 'mailing-stands-otherwise',
  });
  app.setClock(new Date('2027-03-06T15:00:00Z'));
  await app.runJob(job);
  expect((await state(params)).status).toBe('draft');
  const owner = await app.client.as('owner', 'demo');
  const theirs = await owner.call('PUT /api/v1/mailings/:mailingId/schedule', {
    params,
    body: { version: 9, at: null },
  });
  expect(theirs.status).toBe(403);
});

test('what cannot go out at its time is a draft again, as those who send are told; what is late waits for a person', async () => {
  const one = await personNamed('Gone Soon', 'gone@when.example');
  const { params } = await scheduled([one]);
  await inDemo((tx) => sql`delete from audience_part where person_id = ${one.id}`.execute(tx));
  const late = await scheduled([await personNamed('Lou Late', 'lou@when.example')]);
  app.setClock(new Date('2027-03-02T16:00:00Z'));
  await app.runJob(job);
  expect(await state(params)).toMatchObject({ status: 'draft', dueAt: null });
  const bell = await (await admin()).call('GET /api/v1/shell/notifications', { query: {} });
  expect(bell.text).toContain('“Water” wasn’t sent');
  expect(bell.text).toContain('It has no recipients anymore.');
  const history = await (await admin()).ok('GET /api/v1/mailings/:mailingId/history', { params });
  expect(history.data[0]).toMatchObject({ action: 'mailing.hold', actor: 'Courtyard' });
  // Handed over with its own time: the dispatch holds what is late by more than an hour.
  expect(await state(late.params)).toMatchObject({ dueAt: '2027-03-02T14:00:00Z', people: 1 });
});

test('what is late is nobody’s digest: it waits for a person, and then is a letter for all', async () => {
  const reader = await inDemo((tx) =>
    tx.selectFrom('member').select('id').where('displayName', '=', 'Priya Raman').executeTakeFirstOrThrow(),
  );
  await inDemo((tx) =>
    tx
      .insertInto('mailDigest')
      .values({ tenantId: app.tenants.demo, memberId: reader.id, category: 'news' })
      .execute(),
  );
  const { params } = await scheduled([{ kind: 'member', id: reader.id }]);
  app.setClock(new Date('2027-03-02T16:00:00Z'));
  await app.runJob(job);
  expect(await log(params)).toEqual(['Priya Raman goes']);
  const told = await inDemo((tx) =>
    tx
      .selectFrom('notification')
      .select('id')
      .where('kind', '=', 'communications.mailing-in-digest')
      .execute(),
  );
  expect(told).toEqual([]);
});
