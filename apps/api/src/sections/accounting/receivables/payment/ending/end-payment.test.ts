import { verify } from '../../../../../ledger';
import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const end = 'POST /api/v1/payments/:paymentId/end';

test('a payment whose credit was used more often than the books post at once says what to do, and that helps', async () => {
  const treasurer = await scene.treasurer();
  const units: string[] = [];
  for (let place = 1; place <= 10; place += 1) units.push(await scene.unit(`E-${place}`));
  const { id } = await scene.pay(units.map((propertyId) => ({ propertyId, amountMinor: 1_000 })));
  const days = { issuedOn: '2026-06-02' };
  for (let time = 1; time <= 10; time += 1)
    await treasurer.ok('POST /api/v1/invoices', { body: scene.invoiceBody(units, [scene.dues(10)], days) });
  const params = { paymentId: id };
  const body = { as: 'returned' as const, on: '2026-06-10', reason: 'Insufficient funds' };
  expect(await treasurer.call(end, { params, body, headers: { 'accept-language': 'es' } })).toMatchObject({
    status: 409,
    body: { code: 'payment-used-too-often', detail: expect.stringMatching(/^Demasiadas facturas/) },
  });
  const newest = (await treasurer.ok('GET /api/v1/invoices', { query: { limit: 1 } })).data[0]?.id ?? '';
  const voided = { params: { invoiceId: newest }, body: { on: '2026-06-10', reason: 'For the return' } };
  await treasurer.ok('POST /api/v1/invoices/:invoiceId/void', voided);
  expect((await treasurer.ok(end, { params, body })).data.status).toBe('returned');
  expect(await scene.strays()).toEqual([]);
  expect(await scene.within((tx) => verify(tx))).toMatchObject({ faults: [] });
}, 180_000);

test('owners are told once that the bank returned what they paid, or that it was a mistake; who sold the unit is not', async () => {
  const treasurer = await scene.treasurer();
  const owner = await app.client.as('owner', 'demo');
  const { id: memberId } = await scene.within((tx) =>
    tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', 'like', 'owner@%')
      .executeTakeFirstOrThrow(),
  );
  const unit = await scene.unit('E-20', { owner: 'Me', memberId });
  const others = await scene.unit('E-21');
  const told = async () =>
    (await owner.ok('GET /api/v1/shell/notifications')).data
      .map(({ title }) => title)
      .filter((title) => /returned your payment|by mistake/.test(title));
  const parts = [
    { propertyId: unit, amountMinor: 4_200 },
    { propertyId: others, amountMinor: 9_900 },
  ];
  const returned = await scene.pay(parts);
  const body = { on: '2026-06-10', reason: 'Insufficient funds' };
  await treasurer.ok(end, { params: { paymentId: returned.id }, body: { ...body, as: 'returned' } });
  expect(await told()).toEqual(['The bank returned your payment for E-20: $42.00']);
  const mistaken = await scene.pay([{ propertyId: unit, amountMinor: 700 }]);
  await treasurer.ok(end, { params: { paymentId: mistaken.id }, body: { ...body, as: 'void' } });
  expect(await told()).toHaveLength(2);
  expect(await told()).toContain('A payment for E-20 was recorded by mistake: $7.00');

  const sold = await scene.unit('E-22', { owner: 'Sid Seller' });
  const ofSeller = await scene.pay([{ propertyId: sold, amountMinor: 500 }]);
  await scene.within((tx) =>
    tx.updateTable('ownership').set({ endsOn: '2026-06-02' }).where('propertyId', '=', sold).execute(),
  );
  await scene.own(sold, { owner: 'Me', memberId, startsOn: '2026-06-03' });
  await treasurer.ok(end, { params: { paymentId: ofSeller.id }, body: { ...body, as: 'returned' } });
  expect(await told()).toHaveLength(2);
});

test('a fee for a returned payment is of those who paid: who bought the unit is not billed for the check of the sellers', async () => {
  const treasurer = await scene.treasurer();
  const sold = await scene.unit('E-30', { owner: 'Sue Seller' });
  const kept = await scene.unit('E-31');
  const alone = await scene.pay([{ propertyId: sold, amountMinor: 4_000 }]);
  const both = await scene.pay([
    { propertyId: sold, amountMinor: 4_000 },
    { propertyId: kept, amountMinor: 4_000 },
  ]);
  await scene.within((tx) =>
    tx.updateTable('ownership').set({ endsOn: '2026-06-02' }).where('propertyId', '=', sold).execute(),
  );
  await scene.own(sold, { owner: 'Bo Buyer', startsOn: '2026-06-03' });
  const returned = { as: 'returned' as const, on: '2026-06-10', reason: 'Insufficient funds' };
  const withFee = { ...returned, feeMinor: 2_500, feeAccountId: scene.id('4010') };
  expect(await treasurer.call(end, { params: { paymentId: alone.id }, body: withFee })).toMatchObject({
    status: 422,
    body: { fields: { feeMinor: expect.stringMatching(/no longer owns the unit/) } },
  });
  await treasurer.ok(end, { params: { paymentId: alone.id }, body: returned });
  await treasurer.ok(end, { params: { paymentId: both.id }, body: withFee });
  const billed = await treasurer.ok('GET /api/v1/invoices', { query: { propertyId: [sold, kept] } });
  expect(billed.data).toMatchObject([{ property: { id: kept }, totalMinor: 2_500 }]);
});

test('a payment whose credit an invoice used until it was voided is taken back no earlier: the credit would be gone twice', async () => {
  const treasurer = await scene.treasurer();
  const unit = await scene.unit('E-40');
  const { id } = await scene.pay([{ propertyId: unit, amountMinor: 7_800 }], { receivedOn: '2026-05-01' });
  const invoiceId = await scene.bill(unit, [scene.dues(2_900)], { issuedOn: '2026-05-10' });
  await treasurer.ok('POST /api/v1/invoices/:invoiceId/void', {
    params: { invoiceId },
    body: { on: '2026-05-20', reason: 'Billed twice' },
  });
  const params = { paymentId: id };
  const on = (day: string) => ({ as: 'void' as const, on: day, reason: 'Of another unit' });
  for (const early of ['2026-05-05', '2026-05-19'])
    expect(await treasurer.call(end, { params, body: on(early) })).toMatchObject({
      status: 422,
      body: { fields: { on: expect.stringMatching(/^Until May 20, 2026 the credit from this payment/) } },
    });
  expect((await treasurer.ok(end, { params, body: on('2026-05-20') })).data.status).toBe('void');
  expect(await scene.balance('2200', 'OP', '2026-05-15')).toBe(-4_900);
});
