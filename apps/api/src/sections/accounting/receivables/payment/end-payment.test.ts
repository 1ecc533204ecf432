import { verify } from '../../../../ledger';
import { withApp } from '../../../../testing';
import { OwnerScene } from '../owner/owner.fixture';

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
}, 60_000);
