import { Readable } from 'node:stream';
import { withDispatches } from '../../../platform/mail/dispatch/dispatch.fixture';
import { textOf } from '../../../platform/files/storage/processing/read-file';
import { requestsOf } from '../request/requests.fixture';
import { WorkScene } from '../work-order/lifecycle/work-order.fixture';

const { app, arrived, inDemo } = withDispatches();
const { report, comment, action } = requestsOf(app);
const scene = new WorkScene(app);
const secret = 'Reporter owes us money, walrus';

/** Sends what waits to the mail server of this file, as mails. */
async function sendMails(): Promise<void> {
  await app.runJob('notifications.deliver');
  const waiting = await inDemo((tx) => tx.selectFrom('mail').select('id').orderBy('id').execute());
  for (const { id } of waiting) await app.platform.mail.deliver(app.tenants.demo, id);
}

test('an internal comment is in no mail to the reporter, whose others say what there is to know', async () => {
  const { id, number } = await report('owner', { title: 'Fence leans' });
  await comment('admin', id, secret, { isInternal: true });
  await sendMails();
  const ofOwner = () => arrived.filter(({ to }) => to.includes('owner@demo.example'));
  expect(ofOwner()).toEqual([]);
  await comment('admin', id, 'We look at it on Monday.');
  expect((await action('admin', id, { action: 'resolve', note: 'Straight again.' })).status).toBe(200);
  await sendMails();
  const subjects = ofOwner().map(({ mail }) => mail.subject ?? '');
  expect(subjects.join('; ')).toContain(`New comment on request #${number}`);
  expect(subjects.join('; ')).toContain(`Request #${number}: Resolved`);
  for (const { mail } of ofOwner())
    expect([mail.subject, mail.text, mail.html].join(' ')).not.toContain('walrus');
});

test('an internal comment is not on the paper of a work order that is for the request', async () => {
  const request = await report('owner', { title: 'Gutter drips' });
  await comment('admin', request.id, secret, { isInternal: true });
  const vendorId = await scene.vendor('Paper Gutters LLC');
  await scene.giveTo(vendorId);
  const draft = await scene.create('Seal the gutter', { vendorId, requestIds: [request.id] });
  await scene.action(await scene.admin(), draft, 'issue');
  for (const person of [await scene.admin(), await scene.worker()]) {
    const { statusCode, rawPayload } = await app.app.inject({
      method: 'GET',
      url: `/api/v1/work-orders/${draft.id}/paper`,
      headers: { host: 'demo.localhost:8080', authorization: `Bearer ${person.token ?? ''}` },
    });
    expect(statusCode).toBe(200);
    const reading = await textOf(Readable.from([rawPayload]), 'application/pdf');
    const text = JSON.stringify(reading);
    expect(text).toContain('Seal the gutter');
    expect(text).not.toContain('walrus');
  }
});
