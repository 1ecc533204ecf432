import { randomUUID } from 'node:crypto';
import { withApp } from '../../testing';
import { newId } from '../core/ids';

const scene = withApp();
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
