import { verify } from '../../../../../ledger';
import { withApp } from '../../../../../testing';
import { strayInvoices } from '../invoice-open.sql';

const app = withApp();

test('the demo has a year of dues: paid, late, returned and ahead, and invoices say what the books say', async () => {
  const treasurer = await app.client.as('treasurer', 'demo');
  const invoices = await treasurer.ok('GET /api/v1/invoices/totals');
  expect(invoices.data.count).toBeGreaterThan(100);
  const count = async (query: { status: ('open' | 'partial' | 'paid')[] }) =>
    (await treasurer.ok('GET /api/v1/invoices/totals', { query })).data.count;
  expect(await count({ status: ['open', 'partial'] })).toBeGreaterThan(3);
  expect(await count({ status: ['paid'] })).toBeGreaterThan(100);
  const returned = await treasurer.ok('GET /api/v1/payments', { query: { status: ['returned'] } });
  expect(returned.data).toMatchObject([{ method: 'check', reference: '1187' }]);
  const { data: ahead } = await treasurer.ok('GET /api/v1/payments', { query: { sort: '-amountMinor' } });
  expect(ahead[0]).toMatchObject({ amountMinor: 177_000 });
  const { data: forgiven } = await treasurer.ok('GET /api/v1/adjustments', { query: {} });
  expect(forgiven.map(({ kind }) => kind)).toEqual([
    'deposit-return',
    'deposit-return',
    'write-off',
    'credit-memo',
  ]);
  expect(forgiven.map(({ amountMinor, creditMinor }) => amountMinor - creditMinor)).toContain(6_500);
  const { data: deposits } = await treasurer.ok('GET /api/v1/deposits', { query: {} });
  expect(deposits).toMatchObject([{ status: 'posted', reference: '4410' }]);
  const books = await app.platform.inTenant(app.tenants.demo, async (tx) => ({
    strays: await strayInvoices(tx),
    verdict: await verify(tx),
  }));
  expect(books).toMatchObject({ strays: [], verdict: { faults: [] } });
  const template = await treasurer.ok('GET /api/v1/recurring-invoices', { query: { search: 'dues' } });
  expect(template.data).toMatchObject([{ name: 'Monthly dues', status: 'active', failed: 0 }]);
  const lateOf = () =>
    app.platform.inTenant(app.tenants.demo, (tx) => tx.selectFrom('lateCharge').selectAll().execute());
  expect((await lateOf()).length).toBeGreaterThan(2);
  const owner = await app.client.as('owner', 'demo');
  const [own] = (await owner.ok('GET /api/v1/my-statements')).data;
  expect(own?.lines.length).toBeGreaterThan(5);
});
