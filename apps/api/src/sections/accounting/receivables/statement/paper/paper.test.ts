import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { withApp } from '../../../../../testing';
import { ownerLetterJob } from '../../letter/owner-letter.jobs';
import { OwnerScene, today } from '../../owner-account/owner.fixture';
import { mailToOf } from './parts/mail-to.sql';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const mailing = 'POST /api/v1/invoices/:invoiceId/letters';
const letters = 'GET /api/v1/invoices/:invoiceId/letters';

const memberOf = (email: string) =>
  scene.within(async (tx) => {
    const row = await tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', 'like', `${email}@%`)
      .executeTakeFirstOrThrow();
    return row.id;
  });

const isPdf = ({ status, headers, text }: { status: number; headers: object; text: string }) => [
  status,
  'content-type' in headers ? headers['content-type'] : null,
  text.slice(0, 5),
];
const aPdf = [200, 'application/pdf', '%PDF-'];

test('invoice, receipt and statement are papers; owners have those of their own and no others', async () => {
  const treasurer = await scene.treasurer();
  const owner = await app.client.as('owner', 'demo');
  const own = await scene.unit('L-1', { owner: 'Olive', memberId: await memberOf('owner') });
  const other = await scene.unit('L-2');
  await treasurer.ok('PUT /api/v1/billing-setting', {
    body: { howToPay: 'By check to the office.', version: 1 },
  });
  expect(
    await treasurer.call('PUT /api/v1/billing-setting', { body: { howToPay: null, version: 1 } }),
  ).toMatchObject({ status: 409 });
  const [ownInvoice, otherInvoice] = [
    await scene.bill(own, [scene.dues(10_000), scene.reserve(2_000)]),
    await scene.bill(other, [scene.dues(5_000)]),
  ];
  const ownPayment = await scene.pay([{ propertyId: own, amountMinor: 15_000 }]);
  const both = await scene.pay([
    { propertyId: own, amountMinor: 100 },
    { propertyId: other, amountMinor: 100 },
  ]);
  const invoiceId = ownInvoice;
  for (const answer of [
    await treasurer.call('GET /api/v1/invoices/:invoiceId/paper', { params: { invoiceId } }),
    await treasurer.call('GET /api/v1/payments/:paymentId/receipt', { params: { paymentId: both.id } }),
    await treasurer.call('GET /api/v1/properties/:propertyId/statement/paper', {
      params: { propertyId: other },
    }),
    await owner.call('GET /api/v1/my-invoices/:invoiceId/paper', { params: { invoiceId } }),
    await owner.call('GET /api/v1/my-payments/:paymentId/receipt', { params: { paymentId: ownPayment.id } }),
    await owner.call('GET /api/v1/my-statements/:propertyId/paper', { params: { propertyId: own } }),
  ])
    expect(isPdf(answer)).toEqual(aPdf);
  for (const answer of [
    await owner.call('GET /api/v1/invoices/:invoiceId/paper', { params: { invoiceId } }),
    await owner.call('GET /api/v1/my-invoices/:invoiceId/paper', { params: { invoiceId: otherInvoice } }),
    await owner.call('GET /api/v1/my-payments/:paymentId/receipt', { params: { paymentId: both.id } }),
    await owner.call('GET /api/v1/my-statements/:propertyId/paper', { params: { propertyId: other } }),
  ])
    expect([403, 404]).toContain(answer.status);
});

test('a paper goes to the mailing address of an owner, else to the unit; no owner is told that of another', async () => {
  const memberId = await memberOf('owner');
  const propertyId = await scene.unit('M-1', { owner: 'Olive', memberId });
  await scene.within((tx) =>
    sql`update property set address_line1 = '5 Elm Street', city = 'Portland', region = 'ME', postal_code = '04101'
      where id = ${propertyId}`.execute(tx),
  );
  const to = (unit: Partial<Parameters<typeof mailToOf>[1]> = {}) =>
    scene.within((tx) => mailToOf(tx, { propertyId, day: today, of: 'owners', ...unit }));
  const unitAddress = ['5 Elm Street', 'Portland, ME 04101'];
  await scene.within((tx) => tx.deleteFrom('memberContact').where('memberId', '=', memberId).execute());
  expect(await to()).toEqual(unitAddress);
  await scene.within((tx) =>
    sql`insert into member_contact (tenant_id, member_id, mailing_address, languages, address_visible, phones_visible,
        languages_visible, emergency_contacts, version)
      values (courtyard.tenant_id(), ${memberId}, E'PO Box 7\nSalem, NH 03079', '{}', false, false, false, '[]', 1)`.execute(
      tx,
    ),
  );
  const own = ['PO Box 7', 'Salem, NH 03079'];
  expect(await to()).toEqual(own);
  expect(await to({ of: { memberId } })).toEqual(own);
  expect(await to({ of: { memberId: await memberOf('board') } })).toEqual(unitAddress);
  // Before they owned it; and of former owners the unit's address is not theirs.
  expect(await to({ day: '1999-12-31' })).toEqual(unitAddress);
  expect(await to({ day: '1999-12-31', isFormer: true })).toEqual([]);
  // Sold since: the buyer lives there now.
  await scene.within(async (tx) => {
    await tx.deleteFrom('memberContact').where('memberId', '=', memberId).execute();
    await sql`update ownership set ends_on = ${addDays(today, 10)} where property_id = ${propertyId}`.execute(
      tx,
    );
  });
  expect(await to({ today: addDays(today, 10) })).toEqual(unitAddress);
  expect(await to({ today: addDays(today, 11) })).toEqual([]);
});

test('an invoice is mailed to its owners with its paper, once, in their language; the page says where it stands', async () => {
  const treasurer = await scene.treasurer();
  const owner = await app.client.as('owner', 'demo');
  await owner.ok('PATCH /api/v1/shell/preferences', { body: { language: 'es' } });
  const unit = await scene.unit('L-3', { owner: 'Olive', memberId: await memberOf('owner') });
  const nobody = await scene.unit('L-4');
  const invoiceId = await scene.bill(unit, [scene.dues(7_000)]);
  const without = await scene.bill(nobody, [scene.dues(7_000)]);
  const future = await scene.bill(unit, [scene.dues(900)], { issuedOn: today, dueOn: '2026-07-01' });
  const params = { invoiceId };
  expect(
    await treasurer.call(mailing, { params: { invoiceId: without }, body: { kind: 'invoice' } }),
  ).toMatchObject({ status: 409, body: { code: 'nobody-to-mail' } });
  expect(
    await treasurer.call(mailing, { params: { invoiceId: future }, body: { kind: 'reminder' } }),
  ).toMatchObject({ status: 409, body: { code: 'not-overdue' } });
  const { data: queued } = await treasurer.ok(mailing, { params, body: { kind: 'reminder' } });
  expect(queued).toMatchObject([{ kind: 'reminder', recipient: 'Priya Raman', state: 'queued' }]);
  const payload = { tenantId: app.tenants.demo, letterId: queued[0]?.id };
  await ownerLetterJob.run(payload, app.platform);
  await ownerLetterJob.run(payload, app.platform);
  const mails = await scene.within((tx) =>
    tx
      .selectFrom('mail')
      .innerJoin('mailAttachment', 'mailAttachment.mailId', 'mail.id')
      .select(['mail.id', 'subject', 'name', 'content'])
      .execute(),
  );
  expect(mails).toMatchObject([{ subject: expect.stringMatching(/^Recordatorio: factura/) }]);
  expect(mails[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
  await app.platform.mail.deliver(app.tenants.demo, mails[0]?.id ?? '');
  const { data: sent } = await treasurer.ok(letters, { params });
  expect(sent).toMatchObject([{ state: 'kept' }]);
  const history = await treasurer.ok('GET /api/v1/invoices/:invoiceId/history', { params });
  expect(history.data[0]).toMatchObject({ action: 'invoice.mail' });
  // Many at once: who cannot be reached is named, the others go.
  const records = [invoiceId, without].map((id) => ({ id, version: 1 }));
  const { data: many } = await treasurer.ok('POST /api/v1/invoices/letters', {
    body: { kind: 'invoice', chosen: { records } },
  });
  expect(many).toMatchObject({ changed: 1, left: [{ id: without, reason: 'refused' }] });
  expect((await treasurer.ok(letters, { params })).data).toHaveLength(2);
});

test('owners under a hold or a plan get no reminder, and still their invoice; when it ends, they do', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('L-5', { owner: 'Olive', memberId: await memberOf('owner') });
  const invoiceId = await scene.bill(unit, [scene.dues(5_000)]);
  const send = (kind: 'invoice' | 'reminder') =>
    treasurer.call(mailing, { params: { invoiceId }, body: { kind } });
  const { data } = await treasurer.ok('POST /api/v1/properties/:propertyId/collection-holds', {
    params: { propertyId: unit },
    body: { reason: 'bankruptcy', startsOn: '2026-06-10', petitionOn: '2026-06-09' },
  });
  expect(await send('reminder')).toMatchObject({ status: 409, body: { code: 'on-hold' } });
  expect((await send('invoice')).status).toBe(201);
  const many = await treasurer.ok('POST /api/v1/invoices/letters', {
    body: { kind: 'reminder', chosen: { records: [{ id: invoiceId, version: 1 }] } },
  });
  expect(JSON.stringify(many.data)).toContain('no reminder can be sent');
  await treasurer.ok('POST /api/v1/collection-holds/:collectionHoldId/end', {
    params: { collectionHoldId: data.holds[0]?.id ?? '' },
    body: { endsOn: '2026-06-14', version: 1 },
  });
  expect((await send('reminder')).status).toBe(201);
});
