import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { newId } from '../../core/ids';
import { placeOf } from '../../tenancy/community/location/place.sql';

const scene = withApp();
const one = 'GET /api/v1/shell/outbox/:mailId';
const retry = 'POST /api/v1/shell/outbox/:mailId/retry';
const outbox = 'GET /api/v1/shell/outbox';

async function failedMail(): Promise<string> {
  const id = newId();
  await scene.platform.inTenant(scene.tenants.demo, async (tx) => {
    const mail = {
      tenantId: scene.tenants.demo,
      id,
      toAddress: 'alma@demo.example',
      subject: 'The pool opens',
    };
    const body = { textBody: 'On Saturday.', htmlBody: '<p>On Saturday.</p>' };
    await tx
      .insertInto('mail')
      .values({ ...mail, ...body })
      .execute();
    const failed = { status: 'failed', lastError: 'EENVELOPE 550' } as const;
    await tx.updateTable('mail').set(failed).where('id', '=', id).execute();
  });
  return id;
}

test('a mail that failed says why, and is delivered when it is sent once more', async () => {
  const mailId = await failedMail();
  const admin = await scene.client.as('admin', 'demo');
  const current = async () => (await admin.ok(outbox)).data.find(({ id }) => id === mailId);
  expect(await current()).toMatchObject({ status: 'failed', lastError: 'EENVELOPE 550' });
  const params = { mailId };
  const answers = await Promise.all([admin.call(retry, { params }), admin.call(retry, { params })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
  expect(await current()).toMatchObject({ status: 'queued', lastError: null });
  await scene.platform.mail.deliver(scene.tenants.demo, mailId);
  expect(await current()).toMatchObject({ status: 'kept' });
});

test('mail of another community, and none, is not there', async () => {
  const mailId = await failedMail();
  const other = await scene.client.as('admin', 'lakeside');
  expect((await other.call(retry, { params: { mailId } })).status).toBe(404);
  const admin = await scene.client.as('admin', 'demo');
  expect((await admin.call(retry, { params: { mailId: randomUUID() } })).status).toBe(404);
});

test('every mail that failed is sent once more, and none is left to send', async () => {
  const ids = [await failedMail(), await failedMail()];
  const admin = await scene.client.as('admin', 'demo');
  const failed = async () =>
    (await admin.ok(outbox, { query: { status: ['failed'] } })).data.map(({ id }) => id);
  expect(await failed()).toEqual(expect.arrayContaining(ids));
  const all = 'POST /api/v1/shell/outbox/retry';
  const count = (await failed()).length;
  expect((await admin.ok(all)).data).toEqual({ count });
  expect(await failed()).toEqual([]);
  expect((await admin.call(all)).status).toBe(404);
});

test('letters are found by their recipient, and counted where the page says how mail goes out', async () => {
  const admin = await scene.client.as('admin', 'demo');
  const found = async (search: string) => (await admin.ok(outbox, { query: { search } })).page.total;
  await failedMail();
  expect(await found('ALMA@demo')).toBeGreaterThan(0);
  expect(await found('nobody@demo')).toBe(0);
  const { data } = await admin.ok('GET /api/v1/shell/mail-transport');
  expect(data).toMatchObject({ kind: 'folder', from: scene.platform.mail.senderAddress(), failed: 1 });
});

test('who sees the outbox reads no letter without the permission for it', async () => {
  const mailId = await failedMail();
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    sql`insert into role_permission (tenant_id, role_id, permission)
      select tenant_id, id, 'Outbox View' from role where name = 'Member'`.execute(tx),
  );
  const owner = await scene.client.as('owner', 'demo');
  const { data } = await owner.ok(one, { params: { mailId } });
  expect(data).toMatchObject({ to: 'alma@demo.example', lastError: 'EENVELOPE 550', text: null });
  const admin = await scene.client.as('admin', 'demo');
  expect((await admin.ok(one, { params: { mailId } })).data.text).toBe('On Saturday.');
  const other = await scene.client.as('admin', 'lakeside');
  expect((await other.call(one, { params: { mailId } })).status).toBe(404);
});

test('a copy of the community waits for somebody to say that it is the one in use, once', async () => {
  const confirm = 'POST /api/v1/shell/mail-transport/confirm';
  const admin = await scene.client.as('admin', 'demo');
  const waits = async () =>
    (await admin.ok('GET /api/v1/me/tasks')).data.tasks.some(({ kind }) => kind === 'community-copy');
  await placeOf(scene.platform, scene.tenants.demo);
  expect((await admin.call(confirm)).status).toBe(404);
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.updateTable('communityPlace').set({ arrivedAt: '2027-01-02T03:04:05Z' }).execute(),
  );
  expect((await admin.ok('GET /api/v1/shell/mail-transport')).data.copySince).not.toBeNull();
  expect(await waits()).toBe(true);
  await admin.ok(confirm);
  expect((await admin.ok('GET /api/v1/shell/mail-transport')).data.copySince).toBeNull();
  expect(await waits()).toBe(false);
  expect((await admin.call(confirm)).status).toBe(404);
});
