import { newId } from '../../../platform/core/ids';
import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { announcementQuery } from './announcement.sql';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const text = (said: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: said }] }],
});
const everybody = { include: [{ kind: 'everybody' as const }], exclude: [] };

async function draft(title: string, more = {}) {
  const body = { title, body: text(`About ${title}`), audience: everybody, ...more };
  return (await (await admin()).ok('POST /api/v1/announcements', { body })).data;
}

async function published(title: string, more = {}) {
  const { id, version } = await draft(title, more);
  const params = { announcementId: id };
  await (
    await admin()
  ).ok('POST /api/v1/announcements/:announcementId/publish', {
    params,
    body: { version, publishesOn: null },
  });
  return params;
}

// Before anybody signs in: a session does not outlive a leap of months.
beforeAll(() => app.setClock(new Date('2027-03-13T12:00:00Z')));

const feedOf = async (person: 'owner' | 'board' | 'vendor') =>
  (await (await app.client.as(person, 'demo')).ok('GET /api/v1/announcements/feed', { query: {} })).data;

test('only those whom it is for read what is published, and its author sees who did', async () => {
  const person = await admin();
  const owner = await app.client.as('owner', 'demo');
  const vendor = await app.client.as('vendor', 'demo');
  const kept = await draft('Stored');
  const params = { announcementId: kept.id };
  expect((await owner.call('GET /api/v1/announcements/:announcementId', { params })).status).toBe(404);

  const forOwners = await published('For owners', {
    audience: { include: [{ kind: 'owners' }], exclude: [] },
    isPinned: true,
  });
  expect((await feedOf('owner'))[0]).toMatchObject({ title: 'For owners', isRead: false });
  expect((await feedOf('vendor')).map(({ title }) => title)).not.toContain('For owners');
  expect((await vendor.call('GET /api/v1/announcements/:announcementId', { params: forOwners })).status).toBe(
    404,
  );
  await owner.ok('POST /api/v1/announcements/:announcementId/read', { params: forOwners });
  await owner.ok('POST /api/v1/announcements/:announcementId/read', { params: forOwners });
  expect((await feedOf('owner'))[0]).toMatchObject({ title: 'For owners', isRead: true });
  const { data } = await person.ok('GET /api/v1/announcements/:announcementId', { params: forOwners });
  expect(data.readers).toBe(1);
  expect(data.recipients).toBeGreaterThan(1);
  const readers = await person.ok('GET /api/v1/announcements/:announcementId/readers', {
    params: forOwners,
    query: { state: 'read' },
  });
  expect(readers.data).toMatchObject([{ email: 'owner@demo.example', hasAccount: true }]);

  const told = async () => (await owner.call('GET /api/v1/shell/notifications', { query: {} })).text;
  expect(await told()).toContain('About For owners');
  await person.ok('POST /api/v1/announcements/:announcementId/withdraw', {
    params: forOwners,
    body: { version: data.version },
  });
  expect((await owner.call('GET /api/v1/announcements/:announcementId', { params: forOwners })).status).toBe(
    404,
  );
  expect(await told()).not.toContain('About For owners');
});

test('a scheduled one is published by the clock, and is over after its last day', async () => {
  app.setClock(new Date('2027-03-13T12:00:00Z'));
  const person = await admin();
  const { id, version } = await draft('Spring', { expiresOn: '2027-03-15' });
  const params = { announcementId: id };
  const at = { publishesOn: '2027-03-14', minutes: 9 * 60 };
  const { data } = await person.ok('POST /api/v1/announcements/:announcementId/publish', {
    params,
    body: { version, ...at },
  });
  // Nine in the morning in New York, in the night of which the clocks went forward.
  expect(data).toMatchObject({ status: 'scheduled', recipients: 0 });
  expect(new Date(data.publishesAt ?? '').toISOString()).toBe('2027-03-14T13:00:00.000Z');
  const titles = async () => (await feedOf('owner')).map(({ title }) => title);
  app.setClock(new Date('2027-03-14T12:59:00Z'));
  await app.runJob('communications.announcements');
  expect(await titles()).not.toContain('Spring');
  app.setClock(new Date('2027-03-14T13:00:00Z'));
  await app.runJob('communications.announcements');
  expect(await titles()).toContain('Spring');
  app.setClock(new Date('2027-03-16T12:00:00Z'));
  expect(await titles()).not.toContain('Spring');
  await app.runJob('communications.announcements');
  const after = await person.ok('GET /api/v1/announcements/:announcementId', { params });
  expect(after.data.status).toBe('expired');
  const change = { title: 'Spring', body: text('Longer'), audience: everybody };
  const later = { ...change, expiresOn: '2027-03-20', version: after.data.version };
  await person.ok('PUT /api/v1/announcements/:announcementId', { params, body: later });
  expect(await titles()).toContain('Spring');
});

test('what waits for its time stays what can be published, and one that fails keeps no other waiting', async () => {
  app.setClock(new Date('2027-03-17T12:00:00Z'));
  const person = await admin();
  const at = { publishesOn: '2027-03-18', minutes: 9 * 60 };
  const scheduled = async (title: string) => {
    const { id, version } = await draft(title);
    const params = { announcementId: id };
    const body = { version, ...at };
    await person.ok('POST /api/v1/announcements/:announcementId/publish', { params, body });
    return params;
  };
  const broken = await scheduled('Broken');
  await scheduled('Sound');
  const change = { title: 'Broken', body: text('Message'), audience: everybody, version: 2 };
  for (const wrong of [
    { body: text('') },
    { audience: { include: [], exclude: [] } },
    { expiresOn: '2027-03-17' },
  ]) {
    const body = { ...change, ...wrong };
    const { status } = await person.call('PUT /api/v1/announcements/:announcementId', {
      params: broken,
      body,
    });
    expect(status).toBe(422);
  }
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.updateTable('announcement').set({ body: '{}' }).where('id', '=', broken.announcementId).execute(),
  );
  app.setClock(new Date('2027-03-18T14:00:00Z'));
  await expect(app.runJob('communications.announcements')).rejects.toThrow('1 ');
  expect((await feedOf('owner')).map(({ title }) => title)).toContain('Sound');
});

test('its author sees how it reaches each: on the page, whole by mail where it is urgent, or not', async () => {
  const person = await admin();
  const id = newId();
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .insertInto('person')
      .values({ tenantId: app.tenants.demo, id, name: 'Zora Paper', email: 'zora@zora.example' })
      .execute(),
  );
  const owner = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select(['member.id', 'member.displayName as name'])
      .where('identity.email', '=', 'owner@demo.example')
      .executeTakeFirstOrThrow(),
  );
  const audience = {
    include: [
      { kind: 'person' as const, id },
      { kind: 'member' as const, id: owner.id },
    ],
    exclude: [],
  };
  const waysOf = async (announcementId: string) => {
    const { data } = await person.ok('GET /api/v1/announcements/:announcementId/reach', {
      params: { announcementId },
    });
    return new Map(data.map(({ name, way }) => [name, way]));
  };
  const flood = await draft('Flood', { audience, isUrgent: true });
  const reached = (zora: string) =>
    new Map([
      [owner.name, 'page'],
      ['Zora Paper', zora],
    ]);
  expect(await waysOf(flood.id)).toEqual(reached('mail'));
  const { announcementId } = await published('Calm', { audience });
  expect(await waysOf(announcementId)).toEqual(reached('none'));
});

test('comments are for whom it is for; its author or who writes announcements removes one', async () => {
  const person = await admin();
  const owner = await app.client.as('owner', 'demo');
  const board = await app.client.as('treasurer', 'demo');
  const quiet = await published('Quiet');
  const write = 'POST /api/v1/announcements/:announcementId/comments';
  expect((await owner.call(write, { params: quiet, body: { text: 'Hello' } })).status).toBe(409);
  const params = await published('Open to comments', { allowsComments: true });
  const { data: said } = await owner.ok(write, { params, body: { text: 'Thank you' } });
  const one = { ...params, commentId: said.id };
  const remove = 'DELETE /api/v1/announcements/:announcementId/comments/:commentId';
  expect((await board.call(remove, { params: one })).status).toBe(403);
  await person.ok(remove, { params: one });
  const left = await owner.ok('GET /api/v1/announcements/:announcementId/comments', { params });
  expect(left.data).toEqual([]);
});

test('a page of the list counts whom each is for, and who read it, at once', async () => {
  const person = await admin();
  const ids = [(await published('Counted')).announcementId, (await published('Counted too')).announcementId];
  const owner = await app.client.as('owner', 'demo');
  await owner.ok('POST /api/v1/announcements/:announcementId/read', {
    params: { announcementId: ids[0] ?? '' },
  });
  const { data } = await person.ok('GET /api/v1/announcements', {
    query: { search: 'counted', sort: 'title' },
  });
  expect(data.map(({ id, readers }) => [id, readers])).toEqual([
    [ids[0], 1],
    [ids[1], 0],
  ]);
  for (const { recipients } of data) expect(recipients).toBeGreaterThan(1);
  const one = await app.platform.inTenant(
    app.tenants.demo,
    async (tx) => announcementQuery(tx).compile().sql,
  );
  expect(one).not.toContain('announcement_recipient');
  const exported = await person.call('GET /api/v1/announcements/export', { query: { search: 'counted' } });
  expect(exported.text).toContain(`${data[0]?.recipients}`);
});

test('who writes and manages no members neither sees nor finds the address that the directory hides', async () => {
  const asked = { params: await published('Addressed'), query: { search: 'owner@demo.example' } };
  const found = async (who: 'admin' | 'board') => {
    const writer = await app.client.as(who, 'demo');
    const { data: readers } = await writer.ok('GET /api/v1/announcements/:announcementId/readers', asked);
    const { data: reached } = await writer.ok('GET /api/v1/announcements/:announcementId/reach', asked);
    return [readers.length, reached.length];
  };
  expect([await found('admin'), await found('board')]).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

test('who may not see the members sees how many read it, and no name', async () => {
  const params = await published('Nameless');
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql`delete from role_permission where permission = 'Members List View' and role_id in
      (select id from role where name in ('Board Member', 'Member'))`.execute(tx),
  );
  app.platform.sessions.forget(app.tenants.demo);
  const person = await app.client.as('board', 'demo');
  const { data } = await person.ok('GET /api/v1/announcements/:announcementId', { params });
  expect(data.recipients).toBeGreaterThan(1);
  for (const path of ['readers', 'reach'] as const)
    expect((await person.call(`GET /api/v1/announcements/:announcementId/${path}`, { params })).status).toBe(
      403,
    );
});
