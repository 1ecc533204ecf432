import { withApp } from '../../../../../testing';
import { BookingScene, today } from '../../booking-charge/booking-charge.fixture';

const app = withApp();
const scene = new BookingScene(app);
beforeAll(async () => {
  await scene.begin();
  await scene.setUp();
});

/** What is open of each line of an invoice, by what it is posted to. */
const openOf = async (invoiceId: string) =>
  (await scene.invoice(invoiceId)).lines.map(({ account, openMinor }) => [
    account.name.slice(0, 4),
    openMinor,
  ]);

test('a payment settles what is owed first, dues that fall due later too, and a deposit with what is left', async () => {
  const { unit, invoiceId } = await scene.billed('D-1');
  const dues = await scene.bill(unit, [scene.dues(20_000)], { issuedOn: today, dueOn: '2026-07-31' });
  const first = await scene.pay([{ propertyId: unit, amountMinor: 36_000 }], { receivedOn: today });
  expect((await scene.invoice(dues)).openMinor).toBe(0);
  expect(await openOf(invoiceId)).toEqual([
    ['4200', 0],
    ['2300', 29_000],
  ]);
  expect(first.allocations.at(-1)).toMatchObject({
    amountMinor: 1_000,
    sentence: expect.stringMatching(/paid after all other charges/),
  });
  // What is left of it is paid as any charge is.
  await scene.pay([{ propertyId: unit, amountMinor: 29_000 }], { receivedOn: today });
  expect((await scene.invoice(invoiceId)).status).toBe('paid');
  expect(await scene.strays()).toEqual([]);
});

test('a deposit that is chosen is paid before all else, and nothing else can be chosen', async () => {
  const { unit, invoiceId } = await scene.billed('D-2');
  const dues = await scene.bill(unit, [scene.dues(20_000)], { issuedOn: '2026-05-01' });
  const treasurer = await scene.treasurer();
  const parts = [{ propertyId: unit, amountMinor: 31_000 }];
  const preview = 'POST /api/v1/payments/preview';
  const standard = await treasurer.ok(preview, { body: scene.paymentBody(parts, { receivedOn: today }) });
  expect(standard.data.deposits).toMatchObject([
    { property: { id: unit }, invoice: { id: invoiceId }, openMinor: 30_000 },
  ]);
  expect(standard.data.allocations[0]).toMatchObject({ invoice: { id: dues } });
  const wrong = [{ propertyId: unit, amountMinor: 31_000, depositInvoiceId: dues }];
  expect(
    await treasurer.call(preview, { body: scene.paymentBody(wrong, { receivedOn: today }) }),
  ).toMatchObject({
    status: 422,
    body: { fields: { 'parts.0.depositInvoiceId': 'This invoice has no open deposit.' } },
  });
  const { allocations } = await scene.pay(
    [{ propertyId: unit, amountMinor: 31_000, depositInvoiceId: invoiceId }],
    { receivedOn: today },
  );
  expect(
    allocations.map(({ amountMinor, sentence }) => [
      amountMinor,
      sentence.includes('because it was selected'),
    ]),
  ).toEqual([
    [30_000, true],
    [1_000, false],
  ]);
  expect((await scene.invoice(dues)).openMinor).toBe(19_000);
  expect(await openOf(invoiceId)).toEqual([
    ['4200', 15_000],
    ['2300', 0],
  ]);
  expect(await scene.strays()).toEqual([]);
});

test('credit that is applied by itself pays the dues of an invoice before its deposit', async () => {
  const unit = await scene.home('D-3');
  await scene.pay([{ propertyId: unit, amountMinor: 16_000 }], { receivedOn: today });
  const { id } = await scene.book((await scene.area()).id, unit);
  await scene.settle();
  const [invoice] = (await scene.chargeOf(id))?.invoices ?? [];
  expect(await openOf(invoice?.id ?? '')).toEqual([
    ['4200', 0],
    ['2300', 29_000],
  ]);
});
