import { withApp } from '../../../../../testing';
import { BillScene } from '../bill.fixture';

const app = withApp();
const scene = new BillScene(app);

beforeAll(() => scene.begin());

test('the statement of a vendor goes from what was owed to what is, and their page has the same', async () => {
  const treasurer = await scene.treasurer();
  const vendor = await scene.vendor('Linden Trees');
  const params = { vendorId: vendor };
  const first = await scene.enter(vendor, [scene.line(8_000)], {
    billedOn: '2026-04-10',
    dueOn: '2026-04-20',
  });
  await scene.enter(vendor, [scene.line(3_000)], { kind: 'credit', billedOn: '2026-05-20' });
  await scene.payBills([{ billId: first.id, amountMinor: 5_000 }], { paidOn: '2026-05-25', method: 'ach' });
  const query = { from: '2026-05-01', to: '2026-05-31' };
  const { data } = await treasurer.ok('GET /api/v1/vendors/:vendorId/statement', { params, query });
  expect(data).toMatchObject({
    openingMinor: 8_000,
    closingMinor: 0,
    // The vendor's name, which their entries begin with, stands in the head alone.
    lines: [
      {
        date: '2026-05-20',
        kind: 'vendor-credit',
        description: expect.not.stringContaining('Linden Trees'),
        amountMinor: -3_000,
        balanceMinor: 5_000,
      },
      { date: '2026-05-25', kind: 'payment', description: '', amountMinor: -5_000, balanceMinor: 0 },
    ],
  });
  const file = await treasurer.call('GET /api/v1/vendors/:vendorId/statement/export', { params, query });
  expect(file.text.trim().split(/\r?\n/)).toHaveLength(3);
  const account = await treasurer.ok('GET /api/v1/vendors/:vendorId/account', { params });
  expect(account.data).toMatchObject({
    balanceMinor: 0,
    to60: 3_000,
    creditMinor: 3_000,
    paidThisYearMinor: 5_000,
    bills: [{ kind: 'credit' }, { number: first.number }],
    payments: [{ amountMinor: 5_000 }],
  });
});

test('the 1099 register counts what was paid in the year, by box, without cards and credits, and tells no whole TIN', async () => {
  const treasurer = await scene.treasurer();
  const paying = { reportable: true, taxBox: 'nec-1', taxClass: 'individual' };
  const gardener = await scene.vendor('Gil Gardener', { ...paying, w9ReceivedOn: '2026-01-05' });
  await treasurer.ok('PUT /api/v1/vendors/:vendorId/tin', {
    params: { vendorId: gardener },
    body: { kind: 'ssn', tin: '987654325' },
  });
  const corporation = await scene.vendor('Big Corp', { taxClass: 'c-corporation' });
  const lawyers = await scene.vendor('Law Inc.', { ...paying, taxClass: 'c-corporation' });
  const bill = async (vendor: string, amountMinor: number) =>
    (await scene.enter(vendor, [scene.line(amountMinor, '5200', 'OP', { taxBox: 'nec-1' })])).id;
  // Below $500.00 nobody has to approve it.
  const pay = async (vendor: string, amounts: number[], more: object = {}) => {
    const parts = [];
    for (const amountMinor of amounts) parts.push({ billId: await bill(vendor, amountMinor), amountMinor });
    return scene.payBills(parts, more);
  };
  await pay(
    gardener,
    Array.from({ length: 5 }, () => 40_000),
    { method: 'ach' },
  );
  await pay(gardener, [30_000], { method: 'card' });
  const { payments } = await pay(gardener, [20_000], { method: 'ach' });
  await treasurer.ok('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
    params: { vendorPaymentId: payments[0]?.id ?? '' },
    body: { as: 'returned', on: '2026-06-12', reason: 'Wrong account' },
  });
  await pay(corporation, [45_000], { method: 'ach' });
  await pay(lawyers, [45_000], { method: 'ach' });
  const { data } = await treasurer.ok('GET /api/v1/tax-register', { query: { year: 2026 } });
  const rowOf = (name: string) => data.rows.find(({ vendor }) => vendor.name === name);
  expect(rowOf('Gil Gardener')).toMatchObject({
    amountMinor: 200_000,
    thresholdMinor: 200_000,
    verdict: 'due',
    tin: { kind: 'ssn', lastFour: '4325' },
  });
  expect(rowOf('Big Corp')).toMatchObject({ verdict: 'not-sent', tin: null });
  expect(rowOf('Law Inc.')).toMatchObject({ verdict: 'below', w9ReceivedOn: null });
  expect(data).toMatchObject({ dueMinor: 200_000, reportedByOthersMinor: 30_000 });
  const file = await treasurer.call('GET /api/v1/tax-register/export', { query: { year: 2026 } });
  expect(file.text).toContain('Gil Gardener');
  expect(file.text).not.toContain('987654325');
  const none = await treasurer.ok('GET /api/v1/tax-register', { query: { year: 2025 } });
  expect(none.data.rows).toEqual([]);
});

test('two records with the same TIN are one payee, whose payments are added up; the number is told nowhere', async () => {
  const treasurer = await scene.treasurer();
  const paying = { reportable: true, taxBox: 'misc-1', taxClass: 'individual' };
  const record = async (name: string, tin: { kind: 'ssn' | 'ein'; tin: string }, more: object = {}) => {
    const vendorId = await scene.vendor(name, { ...paying, ...more });
    await treasurer.ok('PUT /api/v1/vendors/:vendorId/tin', { params: { vendorId }, body: tin });
    const parts = [];
    for (const amountMinor of [40_000, 40_000, 40_000]) {
      const lines = [scene.line(amountMinor, '5200', 'OP', { taxBox: 'misc-1' })];
      parts.push({ billId: (await scene.enter(vendorId, lines)).id, amountMinor });
    }
    await scene.payBills(parts, { method: 'ach' });
  };
  await record('Storage North', { kind: 'ssn', tin: '987-65-4326' });
  await record('Storage South', { kind: 'ssn', tin: '987654326' }, { w9ReceivedOn: '2026-02-01' });
  // The same digits as a number of a business are somebody else's.
  await record('Storage West', { kind: 'ein', tin: '98-7654326' });
  const { data } = await treasurer.ok('GET /api/v1/tax-register', { query: { year: 2026 } });
  const rows = data.rows.filter(({ vendor }) => vendor.name.startsWith('Storage'));
  expect(rows).toMatchObject([
    {
      vendor: { name: 'Storage South' },
      amountMinor: 240_000,
      verdict: 'due',
      records: [
        { name: 'Storage South', amountMinor: 120_000 },
        { name: 'Storage North', amountMinor: 120_000 },
      ],
    },
    { vendor: { name: 'Storage West' }, amountMinor: 120_000, verdict: 'below' },
  ]);
  const file = await treasurer.call('GET /api/v1/tax-register/export', { query: { year: 2026 } });
  expect(file.text).toContain('Storage South; Storage North');
  for (const shown of [JSON.stringify(data), file.text]) expect(shown).not.toMatch(/98-?7-?65-?4326/);
});
