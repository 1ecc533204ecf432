import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { withApp } from '../../../../testing';
import { OwnerScene } from '../owner-account/owner.fixture';
import { ownerLetterJob } from './owner-letter.jobs';

const arrived: ParsedMail[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    void simpleParser(stream)
      .then((mail) => arrived.push(mail))
      .finally(() => done());
  },
});
const port = new Promise<number>((resolve) => {
  server.listen(0, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port));
});
const env: Record<string, string> = { MAIL_FROM: 'Courtyard <no-reply@courtyard.example>' };
beforeAll(async () => {
  env.SMTP_URL = `smtp://127.0.0.1:${await port}`;
});
const app = withApp({ env });
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(() => arrived.splice(0));

const letters = 'GET /api/v1/payments/:paymentId/letters';
const sending = 'POST /api/v1/payments/:paymentId/letters';

/** Draws what waits; run twice, as a job may be. */
async function draw(): Promise<void> {
  const waiting = await scene.within((tx) =>
    tx.selectFrom('ownerLetter').select('id').where('mailId', 'is', null).execute(),
  );
  for (const { id } of [...waiting, ...waiting])
    await ownerLetterJob.run({ tenantId: app.tenants.demo, letterId: id }, app.platform);
}

const mailed = () =>
  scene.within((tx) => tx.selectFrom('mail').select(['id', 'status', 'toAddress']).execute());

async function deliver(): Promise<void> {
  for (const { id, status } of await mailed())
    if (status !== 'sent') await app.platform.mail.deliver(app.tenants.demo, id);
}

const addressOf = (name: string, email: string) =>
  scene.within((tx) => tx.updateTable('person').set({ email }).where('name', '=', name).execute());

const wordsOf = (mail: ParsedMail | undefined) => (mail?.text ?? '').replaceAll(/\s+/g, ' ');

test('a receipt is mailed with the payment: what came, how it was applied and why, what is owed; once', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('R-1', { owner: 'Rosa' });
  await addressOf('Rosa', 'rosa@example.com');
  await scene.bill(unit, [scene.dues(10_000, { description: 'May dues' })]);
  await scene.bill(unit, [scene.dues(3_000, { description: 'Trash' })]);
  const parts = [{ propertyId: unit, amountMinor: 11_000 }];
  const preview = await treasurer.ok('POST /api/v1/payments/preview', { body: scene.paymentBody(parts) });
  expect(preview.data.receiptTo).toEqual(['Rosa']);
  const { data: payment } = await treasurer.ok('POST /api/v1/payments', {
    body: { ...scene.paymentBody(parts, { reference: '1042' }), sendsReceipt: true },
  });
  const params = { paymentId: payment.id };
  expect((await treasurer.ok(letters, { params })).data).toMatchObject([
    { kind: 'receipt', recipient: 'Rosa', state: 'queued' },
  ]);
  expect(await treasurer.call(sending, { params })).toMatchObject({
    status: 409,
    body: { code: 'sent-just-now' },
  });
  await draw();
  await deliver();
  await deliver();
  expect(arrived).toHaveLength(1);
  const [mail] = arrived;
  expect(mail?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(mail?.attachments[0]?.filename).toBe(`receipt-${payment.number}.pdf`);
  expect(mail?.subject).toBe('Receipt for R-1: $110.00');
  const text = wordsOf(mail);
  expect(text).toContain('Received: June 1, 2026 Method: Check Reference: 1042');
  expect(text).toMatch(
    /\$100\.00 to May dues \(invoice \d+\), due .*May 1, 2026\. Payment policy: assessments/,
  );
  expect(text).toContain('$10.00 to Trash');
  expect(text).toContain('Balance due for R-1: $20.00, all overdue.');
  // Who has no account gets no link to look with.
  expect(text).not.toContain('/accounting/statement');
  expect((await treasurer.ok(letters, { params })).data).toMatchObject([{ state: 'sent', withheld: null }]);
  const history = await treasurer.ok('GET /api/v1/payments/:paymentId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual(['payment.mail', 'payment.record']);
  app.setClock(new Date('2026-06-15T16:02:00Z'));
  expect((await treasurer.call(sending, { params })).status).toBe(201);
});

test('nobody gets one for a payment that was taken back, neither from its page nor from the queue', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('R-2', { owner: 'Ruth' });
  await addressOf('Ruth', 'ruth@example.com');
  await scene.bill(unit, [scene.dues(5_000)]);
  const ended: string[] = [];
  for (const draws of [false, true]) {
    const { data } = await treasurer.ok('POST /api/v1/payments', {
      body: { ...scene.paymentBody([{ propertyId: unit, amountMinor: 5_000 }]), sendsReceipt: true },
    });
    // The second is drawn already and waits for the mail server.
    if (draws) await draw();
    const params = { paymentId: data.id };
    await treasurer.ok('POST /api/v1/payments/:paymentId/end', {
      params,
      body: { as: draws ? 'returned' : 'void', on: '2026-06-15', reason: 'Wrong' },
    });
    ended.push(data.id);
  }
  await draw();
  await deliver();
  expect(arrived.filter(({ subject }) => subject?.includes('R-2'))).toEqual([]);
  for (const paymentId of ended) {
    expect((await treasurer.ok(letters, { params: { paymentId } })).data).toMatchObject([
      { state: 'withheld', withheld: 'ended' },
    ]);
    expect(await treasurer.call(sending, { params: { paymentId } })).toMatchObject({
      status: 409,
      body: { code: 'payment-ended' },
    });
  }
});

test('of a check for several units each owner is told of their own; who has no address is none', async () => {
  const treasurer = await scene.treasurer();
  const [one, other, silent] = [
    await scene.unit('R-3', { owner: 'Ines' }),
    await scene.unit('R-4', { owner: 'Omar' }),
    await scene.unit('R-5', { owner: 'Silas' }),
  ];
  await addressOf('Ines', 'ines@example.com');
  await addressOf('Omar', 'omar@example.com');
  for (const unit of [one, other]) await scene.bill(unit, [scene.dues(4_000)]);
  const shared = await scene.pay([
    { propertyId: one, amountMinor: 4_000 },
    { propertyId: other, amountMinor: 5_500 },
  ]);
  const { data } = await treasurer.ok(sending, { params: { paymentId: shared.id } });
  expect(data.map(({ recipient }) => recipient).toSorted()).toEqual(['Ines', 'Omar']);
  await draw();
  await deliver();
  const [toInes, toOmar] = ['ines@example.com', 'omar@example.com'].map((address) =>
    arrived.find(({ to }) => [to].flat()[0]?.text === address),
  );
  expect(wordsOf(toInes)).toContain('Amount: $40.00 Unit: R-3');
  expect(wordsOf(toInes)).not.toContain('R-4');
  expect(wordsOf(toInes)).toContain('Nothing is due for R-3.');
  expect(wordsOf(toOmar)).toContain('Amount: $55.00 Unit: R-4');
  expect(wordsOf(toOmar)).toContain('$15.00 is held as a credit');
  const unread = await scene.pay([{ propertyId: silent, amountMinor: 100 }]);
  expect(await treasurer.call(sending, { params: { paymentId: unread.id } })).toMatchObject({
    status: 409,
    body: { code: 'nobody-to-mail' },
  });
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call(sending, { params: { paymentId: shared.id } })).status).toBe(403);
});

test('a reminder that was queued before a hold begins is not mailed, drawn or not; the invoice itself is', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('R-6', { owner: 'Hanna' });
  await addressOf('Hanna', 'hanna@example.com');
  const [first, second] = [
    await scene.bill(unit, [scene.dues(4_000)]),
    await scene.bill(unit, [scene.dues(6_000)]),
  ];
  const remind = (invoiceId: string, kind: 'invoice' | 'reminder') =>
    treasurer.ok('POST /api/v1/invoices/:invoiceId/letters', { params: { invoiceId }, body: { kind } });
  await remind(first, 'reminder');
  await draw();
  await remind(second, 'reminder');
  await remind(second, 'invoice');
  await treasurer.ok('POST /api/v1/properties/:propertyId/collection-holds', {
    params: { propertyId: unit },
    body: { reason: 'bankruptcy', startsOn: '2026-06-15', petitionOn: '2026-06-14' },
  });
  await draw();
  await deliver();
  expect(arrived.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Invoice \d+ for R-6/)]);
  for (const invoiceId of [first, second]) {
    const { data } = await treasurer.ok('GET /api/v1/invoices/:invoiceId/letters', { params: { invoiceId } });
    expect(data.find(({ kind }) => kind === 'reminder')).toMatchObject({
      state: 'withheld',
      withheld: 'on-hold',
    });
  }
  // The outbox keeps neither its words nor its paper, and does not try again.
  const admin = await app.client.as('admin', 'demo');
  const { data: kept } = await admin.ok('GET /api/v1/shell/outbox', { query: { status: ['withheld'] } });
  expect(kept.filter(({ to }) => to === 'hanna@example.com')).toHaveLength(1);
  const papers = await scene.within((tx) =>
    tx
      .selectFrom('mailAttachment')
      .innerJoin('mail', 'mail.id', 'mailAttachment.mailId')
      .select('mail.id')
      .where('mail.status', 'in', ['sent', 'withheld'])
      .execute(),
  );
  expect(papers).toEqual([]);
});
