import { randomUUID } from 'node:crypto';
import { openItems, verify } from '../../../../../ledger';
import { withApp } from '../../../../../testing';
import { OwnerScene, today } from '../../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const path = '/api/v1/payments/:paymentId/application' as const;
const reading = `GET ${path}` as const;
const applying = `POST ${path}` as const;

const read = async (paymentId: string) =>
  (await (await scene.treasurer()).ok(reading, { params: { paymentId } })).data;
const apply = async (paymentId: string, amounts: Record<string, number>, reason = 'The owner asked for it') =>
  (await scene.treasurer()).call(applying, {
    params: { paymentId },
    body: {
      parts: Object.entries(amounts).map(([itemId, amountMinor]) => ({ itemId, amountMinor })),
      reason,
    },
  });
/** The items of the charges of an invoice, in their order. */
const itemsOf = async (invoiceId: string) =>
  (await scene.invoice(invoiceId)).lines.map(({ itemId }) => itemId ?? '');
const openOf = async (invoiceId: string) => (await scene.invoice(invoiceId)).openMinor;
/** What is below nothing on a day. */
const beyond = (at: string) =>
  scene.within(async (tx) => [
    ...(await openItems(tx, { at, control: 'receivable' })).filter(({ openMinor }) => openMinor < 0),
    ...(await openItems(tx, { at, control: 'owner-credit' })).filter(({ openMinor }) => openMinor > 0),
  ]);

test('what was settled is open again from today, another charge is settled, and the rest stays credit; a return takes all of it back', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('R-1');
  const dues = await scene.bill(unit, [scene.dues(20_000), scene.reserve(5_000)], {
    issuedOn: '2026-05-01',
    dueOn: '2026-05-15',
  });
  const fine = await scene.bill(unit, [scene.dues(9_000, { chargeType: 'fine' })], {
    issuedOn: '2026-05-02',
  });
  const { id } = await scene.pay([{ propertyId: unit, amountMinor: 25_000 }], { receivedOn: '2026-05-20' });
  expect([await openOf(dues), await openOf(fine)]).toEqual([0, 9_000]);
  const [dueItem = '', reserveItem = ''] = await itemsOf(dues);
  const [fineItem = ''] = await itemsOf(fine);
  expect(await read(id)).toMatchObject({
    law: null,
    units: [{ property: { id: unit }, amountMinor: 25_000 }],
    charges: expect.arrayContaining([
      expect.objectContaining({
        itemId: dueItem,
        openMinor: 20_000,
        appliedMinor: 20_000,
        byOrderMinor: 20_000,
      }),
      expect.objectContaining({ itemId: fineItem, openMinor: 9_000, appliedMinor: 0, byOrderMinor: 0 }),
    ]),
  });
  const wrong = [{ [fineItem]: 9_001 }, { [fineItem]: 9_000 }, { [randomUUID()]: 1 }, { [dueItem]: 20_001 }];
  for (const amounts of wrong) expect((await apply(id, amounts)).status).toBe(422);
  const answer = await apply(id, { [dueItem]: 10_000, [fineItem]: 9_000, [reserveItem]: 5_000 });
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body.data.allocations.map(({ invoice, amountMinor }) => [invoice?.id, amountMinor])).toEqual([
    [dues, 10_000],
    [dues, 5_000],
    [fine, 9_000],
  ]);
  expect(answer.body.data.allocations.at(-1)?.sentence).toBe('Applied to this charge manually.');
  expect([await openOf(dues), await openOf(fine)]).toEqual([10_000, 0]);
  expect((await scene.invoice(dues)).applications.map(({ amountMinor }) => amountMinor)).toEqual([15_000]);
  // Before today all is as it was; from today on there are $10.00 of credit.
  expect(await scene.balance('2200', 'OP', '2026-06-14')).toBe(0);
  expect(await scene.balance('2200', 'OP')).toBe(-1_000);
  expect(await scene.balance('1200', 'OP')).toBe(10_000);
  expect(await scene.balance('4010', 'OP', today, 'cash')).toBe(-19_000);
  expect(await beyond('2026-06-14')).toEqual([]);
  expect(await beyond(today)).toEqual([]);
  expect(await apply(id, { [fineItem]: 9_000 })).toMatchObject({
    status: 409,
    body: { code: 'nothing-to-apply' },
  });
  // Back to the order, out of the credit too.
  expect((await apply(id, { [dueItem]: 20_000, [fineItem]: 0 })).status).toBe(200);
  expect([await openOf(dues), await openOf(fine)]).toEqual([0, 9_000]);
  expect(await read(id)).toMatchObject({ units: [{ amountMinor: 25_000 }] });
  const { data: history } = await treasurer.ok('GET /api/v1/payments/:paymentId/history', {
    params: { paymentId: id },
  });
  expect(history.map(({ action }) => action)).toEqual([
    'payment.reapply',
    'payment.reapply',
    'payment.record',
  ]);
  await treasurer.ok('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId: id },
    body: { as: 'returned', on: '2026-06-10', reason: 'No funds' },
  });
  expect([await openOf(dues), await openOf(fine)]).toEqual([25_000, 9_000]);
  for (const at of ['2026-06-09', '2026-06-10', '2026-06-14', today]) expect(await beyond(at)).toEqual([]);
  expect(await scene.balance('2200', 'OP')).toBe(0);
  expect(await apply(id, { [fineItem]: 1 })).toMatchObject({ status: 409, body: { code: 'payment-ended' } });
  expect(await scene.strays()).toEqual([]);
});

test('between funds one owes the other what was settled of its charges, and nothing once it is not any more', async () => {
  const unit = await scene.unit('R-2');
  const before = await scene.balance('1200', 'RES');
  const invoiceId = await scene.bill(unit, [scene.dues(8_000), scene.reserve(8_000)]);
  const { id } = await scene.pay([{ propertyId: unit, amountMinor: 8_000 }]);
  const [dueItem = '', reserveItem = ''] = await itemsOf(invoiceId);
  const owed = async () => [
    (await scene.balance('1200', 'RES')) - before,
    // Due from and due to other funds, together.
    (await scene.balance('1800', 'RES')) + (await scene.balance('2800', 'RES')),
  ];
  await apply(id, { [dueItem]: 8_000, [reserveItem]: 0 });
  expect(await owed()).toEqual([8_000, 0]);
  expect((await apply(id, { [dueItem]: 0, [reserveItem]: 8_000 })).status).toBe(200);
  expect(await owed()).toEqual([0, 8_000]);
  expect(await scene.balance('4030', 'RES', today, 'cash')).toBe(-8_000);
  expect((await apply(id, { [dueItem]: 0, [reserveItem]: 0 })).status).toBe(200);
  expect(await owed()).toEqual([8_000, 0]);
  expect(await scene.balance('4030', 'RES', today, 'cash')).toBe(0);
  expect(await scene.strays()).toEqual([]);
});

test('two at once apply it once, and so does a double click', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('R-3');
  const one = await scene.bill(unit, [scene.dues(5_000)], { issuedOn: '2026-05-01' });
  const other = await scene.bill(unit, [scene.dues(5_000)], { issuedOn: '2026-05-02' });
  const { id } = await scene.pay([{ propertyId: unit, amountMinor: 5_000 }]);
  const [first = ''] = await itemsOf(one);
  const [second = ''] = await itemsOf(other);
  const call = {
    params: { paymentId: id },
    body: {
      parts: [
        { itemId: first, amountMinor: 0 },
        { itemId: second, amountMinor: 5_000 },
      ],
      reason: 'Asked',
    },
    idempotencyKey: randomUUID(),
  };
  const clicks = await Promise.all([treasurer.call(applying, call), treasurer.call(applying, call)]);
  const race = await Promise.all([1, 2].map(() => apply(id, { [first]: 5_000, [second]: 0 })));
  expect(clicks.some(({ status }) => status === 200)).toBe(true);
  expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect([await openOf(one), await openOf(other)]).toEqual([0, 5_000]);
  expect(await scene.strays()).toEqual([]);
});

test('where a law sets the order it is applied by it and not otherwise, also after a charge came to be known', async () => {
  const treasurer = await scene.treasurer();
  await treasurer.ok('POST /api/v1/payment-policies', {
    body: { name: 'california', effectiveOn: '2026-06-01' },
  });
  const unit = await scene.unit('R-4');
  const fine = await scene.bill(unit, [scene.dues(6_000, { chargeType: 'fine' })], {
    issuedOn: '2026-06-01',
  });
  const { id } = await scene.pay([{ propertyId: unit, amountMinor: 6_000 }], { receivedOn: '2026-06-05' });
  const dues = await scene.bill(unit, [scene.dues(4_000)], { issuedOn: '2026-06-02' });
  const [fineItem = ''] = await itemsOf(fine);
  const [dueItem = ''] = await itemsOf(dues);
  expect((await read(id)).law).toBe('California Civil Code §5655');
  expect(await apply(id, { [fineItem]: 3_000 })).toMatchObject({
    status: 422,
    body: {
      fields: {
        'parts.0.amountMinor':
          'California Civil Code §5655 sets the payment order. Apply the payment in that order.',
      },
    },
  });
  expect((await apply(id, { [fineItem]: 2_000, [dueItem]: 4_000 })).status).toBe(200);
  expect([await openOf(fine), await openOf(dues)]).toEqual([4_000, 0]);
  expect((await scene.invoice(dues)).applications[0]?.sentence).toContain('assessments before');
});

test('what a waiver took from, a bankruptcy, another community and who only reads leave it as it is', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('R-5');
  const invoiceId = await scene.bill(unit, [scene.dues(5_000)], { issuedOn: '2026-05-01' });
  const other = await scene.bill(unit, [scene.dues(5_000)], { issuedOn: '2026-05-02' });
  const { id } = await scene.pay([{ propertyId: unit, amountMinor: 5_000 }], { receivedOn: '2026-05-05' });
  const [item = ''] = await itemsOf(invoiceId);
  const [open = ''] = await itemsOf(other);
  const lake = await app.client.as('admin', 'lakeside');
  expect((await lake.call(reading, { params: { paymentId: id } })).status).toBe(404);
  const owner = await app.client.as('owner', 'demo');
  const body = { parts: [{ itemId: item, amountMinor: 0 }], reason: 'x' };
  expect((await owner.call(applying, { params: { paymentId: id }, body })).status).toBe(403);
  await scene.prove();
  await treasurer.ok('POST /api/v1/adjustments', {
    body: {
      kind: 'credit-memo',
      adjustedOn: today,
      reason: 'Billed twice',
      lines: [{ itemId: item, amountMinor: 2_000 }],
    },
  });
  expect((await read(id)).charges.map(({ itemId }) => itemId)).toEqual([open]);
  expect((await apply(id, { [item]: 0 })).status).toBe(422);
  await treasurer.ok('POST /api/v1/properties/:propertyId/collection-holds', {
    params: { propertyId: unit },
    body: { reason: 'bankruptcy', petitionOn: today, startsOn: today },
  });
  expect(await apply(id, { [open]: 0 })).toMatchObject({ status: 409, body: { code: 'in-bankruptcy' } });
});

test('what an invoice settled with credit of the payment stays, and its void gives it back once', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('R-6');
  const { id } = await scene.pay([{ propertyId: unit, amountMinor: 5_000 }], { receivedOn: '2026-05-20' });
  const used = await scene.bill(unit, [scene.dues(5_000)], { issuedOn: '2026-06-01' });
  const other = await scene.bill(unit, [scene.dues(5_000)], { issuedOn: '2026-06-02' });
  const [usedItem = ''] = await itemsOf(used);
  const [otherItem = ''] = await itemsOf(other);
  expect(await openOf(used)).toBe(0);
  expect((await apply(id, { [usedItem]: 0, [otherItem]: 5_000 })).status).toBe(422);
  const params = { invoiceId: used };
  await treasurer.ok('POST /api/v1/invoices/:invoiceId/void', {
    params,
    body: { on: today, reason: 'Wrong' },
  });
  expect((await apply(id, { [otherItem]: 5_000 })).status).toBe(200);
  expect(await openOf(other)).toBe(0);
  expect(await beyond(today)).toEqual([]);
});

test('a payment whose credit is asked back stays as it is until that is decided', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('R-7');
  const dues = await scene.bill(unit, [scene.dues(5_000)]);
  const { id } = await scene.pay([{ propertyId: unit, amountMinor: 90_000 }], { receivedOn: '2026-05-20' });
  await scene.prove();
  const { data } = await treasurer.ok('POST /api/v1/refunds', {
    body: {
      propertyId: unit,
      adjustedOn: today,
      amountMinor: 80_000,
      bankAccountId: scene.id('1010'),
      method: 'check',
      reference: '77',
      reason: 'Sold',
    },
  });
  const [item = ''] = await itemsOf(dues);
  const waits = { status: 409, body: { code: 'refund-waits' } };
  expect(await apply(id, { [item]: 0 })).toMatchObject(waits);
  await (
    await app.client.as('board', 'demo')
  ).ok('POST /api/v1/approvals/:approvalId/refuse', {
    params: { approvalId: data.approvalId ?? '' },
    body: { reason: 'Not sold' },
  });
  expect((await apply(id, { [item]: 0 })).status).toBe(200);
});

test('what counts on a later day stays as it is', async () => {
  const unit = await scene.unit('R-8');
  const { id } = await scene.pay([{ propertyId: unit, amountMinor: 5_000 }], { receivedOn: '2026-05-20' });
  const later = await scene.bill(unit, [scene.dues(5_000)], { issuedOn: '2026-07-01' });
  const [item = ''] = await itemsOf(later);
  expect((await read(id)).charges.map(({ itemId }) => itemId)).toEqual([]);
  expect((await apply(id, { [item]: 0 })).status).toBe(422);
  expect(await openOf(later)).toBe(0);
});

test('after all of it the books are sound', async () => {
  expect(await scene.strays()).toEqual([]);
  expect(await scene.within((tx) => verify(tx))).toMatchObject({ faults: [] });
});
