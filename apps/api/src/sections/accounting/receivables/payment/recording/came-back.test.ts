import { openItems } from '../../../../../ledger';
import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

/** Items that are below nothing at the end of a day: a charge that was settled twice, a credit that was used twice. */
const beyond = (at: string) =>
  scene.within(async (tx) => {
    const owed = await openItems(tx, { at, control: 'receivable' });
    const credits = await openItems(tx, { at, control: 'owner-credit' });
    return [
      ...owed.filter(({ openMinor }) => openMinor < 0),
      ...credits.filter(({ openMinor }) => openMinor > 0),
    ];
  });

test('a payment that came while another still settled the charge is credit until the bank returns that one', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('B-1');
  const invoiceId = await scene.bill(unit, [scene.dues(20_000)]);
  const first = await scene.pay([{ propertyId: unit, amountMinor: 5_000 }]);
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId: first.id },
    body: { as: 'returned', on: '2026-06-12', reason: 'No funds' },
  });
  await scene.pay([{ propertyId: unit, amountMinor: 20_000 }], { receivedOn: '2026-06-05' });
  expect(await scene.invoice(invoiceId)).toMatchObject({ status: 'paid' });
  expect(await beyond('2026-06-08')).toEqual([]);
  expect(await scene.balance('2200', 'OP', '2026-06-08')).toBe(-5_000);
  expect(await scene.balance('1200', 'OP', '2026-06-08')).toBe(0);
  expect(await scene.balance('2200', 'OP', '2026-06-12')).toBe(0);
  // All that is income in cash basis came.
  expect(await scene.balance('4010', 'OP', '2026-06-12', 'cash')).toBe(-20_000);
  expect(await scene.strays()).toEqual([]);
});

test('credit that a void invoice used is used from the day of the void on, also by an invoice of an earlier day', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('B-2');
  await scene.pay([{ propertyId: unit, amountMinor: 7_000 }]);
  const wrong = await scene.bill(unit, [scene.dues(7_000)], { issuedOn: '2026-06-05' });
  await treasurer.ok('POST /api/v1/invoices/:invoiceId/void', {
    params: { invoiceId: wrong },
    body: { on: '2026-06-12', reason: 'Wrong memo' },
  });
  const right = await scene.bill(unit, [scene.dues(7_000)], { issuedOn: '2026-06-05' });
  expect(await scene.invoice(right)).toMatchObject({ status: 'paid' });
  expect(await beyond('2026-06-08')).toEqual([]);
  expect(await scene.strays()).toEqual([]);
});

test('an invoice is not taken back as of a day on which a payment that came back settled it still', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('B-3');
  const invoiceId = await scene.bill(unit, [scene.dues(9_000), scene.reserve(1_000)], {
    issuedOn: '2026-06-01',
  });
  const { id } = await scene.pay([{ propertyId: unit, amountMinor: 9_500 }], { receivedOn: '2026-06-03' });
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId: id },
    body: { as: 'returned', on: '2026-06-12', reason: 'No funds' },
  });
  const voided = (on: string) =>
    treasurer.call('POST /api/v1/invoices/:invoiceId/void', {
      params: { invoiceId },
      body: { on, reason: 'Twice' },
    });
  expect(await voided('2026-06-11')).toMatchObject({
    status: 422,
    body: { fields: { on: expect.stringContaining('Choose a later date') } },
  });
  expect((await voided('2026-06-12')).status).toBe(200);
  expect(await beyond('2026-06-08')).toEqual([]);
  expect(await beyond('2026-06-12')).toEqual([]);
  expect(await scene.strays()).toEqual([]);
});
