import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { addKinds, daily, mailed, memberOf, plain, tell, urgent } from '../notice.fixture';
import { mailAtOnce, mailDigests } from './mails';

const scene = withApp();
beforeAll(() => addKinds(scene));

const mailsTo = (address: string) =>
  scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .selectFrom('mail')
      .select(['subject', 'textBody'])
      .where('toAddress', '=', address)
      .orderBy('id')
      .execute(),
  );
const subjects = async (address = 'owner@demo.example') =>
  (await mailsTo(address)).map(({ subject }) => subject);
const demo = async () => {
  const tenant = await scene.platform.tenants.bySlug('demo');
  if (!tenant) throw new Error('no community');
  return tenant;
};
const toOwner = async () => ({ memberIds: [await memberOf(scene, 'owner')] });
const owner = () => scene.client.as('owner', 'demo');
const settings = 'PATCH /api/v1/shell/notification-settings';

test('a mail at once, in the reader’s language, with its page and where to choose', async () => {
  await tell(scene, { kind: mailed, what: 'roof', to: await toOwner(), link: '/help-support' });
  await scene.runJob('notifications.deliver');
  await scene.runJob('notifications.deliver');
  expect(await subjects()).toEqual(['New: roof']);
  const [mail] = await mailsTo('owner@demo.example');
  expect(mail?.textBody).toContain('http://demo.localhost:8080/help-support');
  expect(mail?.textBody).toContain('http://demo.localhost:8080/notifications/settings');
  await (await owner()).ok('PATCH /api/v1/shell/preferences', { body: { language: 'es' } });
  await tell(scene, { kind: mailed, what: 'techo', to: await toOwner() });
  await scene.runJob('notifications.deliver');
  expect((await subjects()).at(-1)).toBe('Nuevo: techo');
  await (await owner()).ok('PATCH /api/v1/shell/preferences', { body: { language: 'en' } });
});

test('of two processes that send at the same time, each mail is there once', async () => {
  const before = (await subjects('vendor@demo.example')).length;
  for (const what of ['one', 'two', 'three']) await tell(scene, { kind: mailed, what });
  await Promise.all([demo(), demo(), demo()].map(async (tenant) => mailAtOnce(scene.platform, await tenant)));
  expect((await subjects('vendor@demo.example')).slice(before).toSorted()).toEqual([
    'New: one',
    'New: three',
    'New: two',
  ]);
});

describe('pushes', () => {
  const communities = ['demo', 'lakeside'] as const;
  /** Tells the administrator of each community something that is pushed. */
  const notifyAll = async () => {
    for (const community of communities) {
      const memberId = await memberOf(scene, 'admin', community);
      await tell(scene, { kind: plain, to: { memberIds: [memberId] }, community });
      await scene.platform.inTenant(scene.tenants[community], (tx) =>
        sql`insert into notification_delivery (tenant_id, notification_id, member_id, channel, cadence, due_at)
          select tenant_id, id, ${memberId}::uuid, 'push', 'at-once', created_at from notification
          order by id desc limit 1`.execute(tx),
      );
    }
  };
  const statuses = () =>
    Promise.all(
      communities.map((community) =>
        scene.platform.inTenant(scene.tenants[community], async (tx) => {
          const { status } = await tx
            .selectFrom('notificationDelivery')
            .select('status')
            .where('channel', '=', 'push')
            .orderBy('notificationId', 'desc')
            .executeTakeFirstOrThrow();
          return status;
        }),
      ),
    );

  test('wait for no letters that cannot be written, there or elsewhere', async () => {
    await tell(scene, { kind: mailed, what: 'stuck', to: await toOwner() });
    await notifyAll();
    const send = jest.spyOn(scene.platform.mail, 'send').mockRejectedValue(new Error('no letter'));
    await expect(scene.runJob('notifications.deliver')).rejects.toThrow('it failed for 1 of');
    // Nobody has a browser that allows them.
    expect(await statuses()).toEqual(['dropped', 'dropped']);
    await notifyAll();
    const payload = { tenantId: scene.tenants.demo };
    await expect(scene.runJob('notifications.deliver', payload)).rejects.toThrow('it failed for 1 of 1');
    expect(await statuses()).toEqual(['dropped', 'waiting']);
    send.mockRestore();
    await scene.runJob('notifications.deliver');
    expect(await statuses()).toEqual(['dropped', 'dropped']);
    expect((await subjects()).at(-1)).toBe('New: stuck');
  });

  test('are looked for where something was told, and nowhere else', async () => {
    await notifyAll();
    const all = jest.spyOn(scene.platform.tenants, 'all');
    await scene.runJob('notifications.deliver', { tenantId: scene.tenants.lakeside });
    expect(all).not.toHaveBeenCalled();
    all.mockRestore();
    expect(await statuses()).toEqual(['waiting', 'dropped']);
  });
});

test('nobody waits for a transaction that told somebody else', async () => {
  const tenant = await demo();
  const to = await toOwner();
  await scene.platform.inTenant(tenant.id, async (slow) => {
    await scene.platform.notify(slow, mailed, { tenant, to, parameters: { what: 'slow' } });
    expect(await tell(scene, { kind: mailed, what: 'quick', to })).toBe(1);
  });
  await scene.runJob('notifications.deliver');
  expect((await subjects()).slice(-2).toSorted()).toEqual(['New: quick', 'New: slow']);
});

test('who left after it was told gets no mail', async () => {
  const id = await memberOf(scene, 'treasurer');
  const before = (await subjects('treasurer@demo.example')).length;
  await tell(scene, { kind: mailed, to: { memberIds: [id] } });
  const setStatus = (status: 'past' | 'active') =>
    scene.platform.inTenant(scene.tenants.demo, (tx) =>
      tx.updateTable('member').set({ status }).where('id', '=', id).execute(),
    );
  await setStatus('past');
  await scene.runJob('notifications.deliver');
  expect(await subjects('treasurer@demo.example')).toHaveLength(before);
  await setStatus('active');
});

test('a kind goes where its reader chose', async () => {
  const person = await owner();
  const { data } = await person.ok('GET /api/v1/shell/notification-settings');
  expect(data.choices.find(({ kind }) => kind === 'test.mailed')).toEqual({
    kind: 'test.mailed',
    group: 'Tests',
    label: 'About test.mailed',
    isUrgent: false,
    inApp: true,
    push: true,
    email: 'at-once',
  });
  // Who cannot approve bookings is not asked about requests for them.
  expect(data.choices.map(({ kind }) => kind)).not.toContain('properties.booking-requested');
  const before = await subjects();
  await person.ok(settings, { body: { choices: [{ kind: 'test.mailed', inApp: false, email: 'off' }] } });
  expect(await tell(scene, { kind: mailed, to: await toOwner() })).toBe(0);
  await scene.runJob('notifications.deliver');
  expect(await subjects()).toEqual(before);
  await person.ok(settings, { body: { choices: [{ kind: 'test.mailed', email: 'at-once' }] } });
  // What was not named stays as it was chosen.
  expect(await tell(scene, { kind: mailed, what: 'mail alone', to: await toOwner() })).toBe(0);
  await scene.runJob('notifications.deliver');
  expect((await subjects()).at(-1)).toBe('New: mail alone');
});

test('a choice that cannot be is refused, and says why', async () => {
  const person = await owner();
  const refused = async (kind: string, change: object) => {
    const answer = await person.call(settings, { body: { choices: [{ kind, ...change }] } });
    return [answer.status, JSON.stringify(answer.body)];
  };
  expect(await refused('nothing', {})).toEqual([422, expect.stringContaining('no such notification')]);
  expect(await refused('test.urgent', { inApp: false })).toEqual([
    422,
    expect.stringContaining('Urgent notifications always appear in the list'),
  ]);
  const zone = { fromMinutes: 0, untilMinutes: 60, timeZone: 'Nowhere/Land' };
  expect((await person.call(settings, { body: { quietHours: zone } })).status).toBe(422);
});

describe('letters of a day or a week', () => {
  // Wednesday, March 4, 2026; clocks go forward on Sunday, March 8. Eight in the morning is 13:00 UTC before, 12:00 after.
  const at = (moment: string) => scene.setClock(new Date(moment));
  const digest = async () => {
    const before = (await subjects()).length;
    await Promise.all([demo(), demo()].map(async (tenant) => mailDigests(scene.platform, await tenant)));
    return (await mailsTo('owner@demo.example')).slice(before);
  };
  afterAll(() => scene.setClock(new Date()));

  test('one at eight o’clock about all of the day before, once, without what was read', async () => {
    at('2026-03-04T15:00:00Z');
    for (const what of ['first', 'second', 'read'])
      await tell(scene, { kind: daily, what, to: await toOwner() });
    const list = (await (await owner()).ok('GET /api/v1/shell/notifications')).data;
    const read = list.find(({ title }) => title === 'New: read');
    await (
      await owner()
    ).ok('PUT /api/v1/shell/notifications/:notificationId/read', {
      params: { notificationId: read?.id ?? '' },
      body: { isRead: true },
    });
    at('2026-03-05T12:59:00Z');
    expect(await digest()).toEqual([]);
    at('2026-03-05T13:00:00Z');
    const [message, ...more] = await digest();
    expect([message?.subject, more]).toEqual(['2 notifications', []]);
    expect(message?.textBody).toContain('New: first: It is here.');
    expect(message?.textBody).not.toContain('New: read');
    expect(await digest()).toEqual([]);
  });

  test('the morning is the community’s, after the clocks changed too', async () => {
    at('2026-03-07T20:00:00Z');
    await tell(scene, { kind: daily, what: 'before', to: await toOwner() });
    at('2026-03-08T11:59:00Z');
    expect(await digest()).toEqual([]);
    at('2026-03-08T12:00:00Z');
    expect((await digest()).map(({ subject }) => subject)).toEqual(['New: before']);
  });

  test('once a week is on Monday', async () => {
    await (await owner()).ok(settings, { body: { choices: [{ kind: 'test.plain', email: 'weekly' }] } });
    at('2026-03-10T12:00:00Z');
    await tell(scene, { kind: plain, what: 'tuesday', to: await toOwner() });
    at('2026-03-15T18:00:00Z');
    await tell(scene, { kind: plain, what: 'sunday', to: await toOwner() });
    expect(await digest()).toEqual([]);
    at('2026-03-16T12:00:00Z');
    expect((await digest()).map(({ subject }) => subject)).toEqual(['2 notifications']);
  });

  test('at the hour and on the clock that the member chose, what waits already too; the urgent waits for none', async () => {
    await (
      await owner()
    ).ok(settings, {
      body: { choices: ['test.plain', 'test.urgent'].map((kind) => ({ kind, email: 'weekly' as const })) },
    });
    // Thursday, March 19, noon in New York: by the usual time it would go on Monday at eight.
    at('2026-03-19T16:00:00Z');
    await tell(scene, { kind: plain, what: 'old', to: await toOwner() });
    const digestAt = { minutes: 19 * 60 + 30, weekday: 5, timeZone: 'America/Los_Angeles' };
    const { data } = await (await owner()).ok(settings, { body: { digest: digestAt } });
    expect(data.digest).toEqual(digestAt);
    expect(data.choices.find(({ kind }) => kind === 'test.urgent')?.email).toBe('at-once');
    await tell(scene, { kind: daily, what: 'day', to: await toOwner() });
    await tell(scene, { kind: urgent, what: 'flood', to: await toOwner() });
    await scene.runJob('notifications.deliver');
    expect((await subjects()).at(-1)).toBe('New: flood');
    // 19:30 in Los Angeles is 02:30 UTC of the next day.
    at('2026-03-20T02:29:00Z');
    expect(await digest()).toEqual([]);
    at('2026-03-20T02:30:00Z');
    expect((await digest()).map(({ subject }) => subject)).toEqual(['New: day']);
    at('2026-03-21T02:29:00Z');
    expect(await digest()).toEqual([]);
    at('2026-03-21T02:30:00Z');
    expect((await digest()).map(({ subject }) => subject)).toEqual(['New: old']);
    expect(await digest()).toEqual([]);
    const refused = await (
      await owner()
    ).call(settings, {
      body: { digest: { ...digestAt, timeZone: 'Mars/Base' } },
    });
    expect(refused.status).toBe(422);
  });
});
