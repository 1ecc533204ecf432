import { trialBalance, verify } from '../../../../ledger';
import { type TestPerson, withApp } from '../../../../testing';
import type { Books } from '../../../../ledger/books.fixture';
import { date, OpeningBillsScene } from './opening-bills.fixture';

const app = withApp();
let scene: OpeningBillsScene;
let books: Books;
let treasurer: TestPerson;
let vendors: OpeningBillsScene['vendors'];

beforeAll(async () => {
  scene = await OpeningBillsScene.open(app, 'demo');
  ({ books, treasurer, vendors } = scene);
});

const open = () => [
  scene.bill({ memo: 'November' }),
  scene.bill({ amountMinor: 40_000, accountId: books.account('5220'), fundId: books.fund('RES') }),
  scene.bill({
    vendorId: vendors.pools,
    number: '77',
    billedOn: '2025-12-20',
    dueOn: '2026-01-19',
    amountMinor: 25_000,
  }),
  scene.bill({
    vendorId: vendors.pools,
    number: 'C-9',
    billedOn: '2025-12-28',
    dueOn: '2025-12-28',
    amountMinor: -5_000,
  }),
];
const reverse = (entryId: string) =>
  treasurer.call('POST /api/v1/opening-balances/:entryId/reverse', {
    params: { entryId },
    body: { reason: 'A bill was missing' },
  });
const listed = async () => (await treasurer.ok('GET /api/v1/bills', { query: { sort: 'voucher' } })).data;
async function standing(basis: 'accrual' | 'cash', at = date): Promise<Record<string, number>> {
  const rows = await books.within((tx) => trialBalance(tx, { at, basis }));
  return Object.fromEntries(
    rows.flatMap(({ code, fundId, balanceMinor }) =>
      balanceMinor === 0 ? [] : [[`${code} ${fundId === books.fund('OP') ? 'OP' : 'RES'}`, balanceMinor]],
    ),
  );
}
const aging = async () => (await treasurer.ok('GET /api/v1/bills/aging', { query: { at: date } })).data;

test('what they do is told by fund and control account before anything is posted', async () => {
  expect(await scene.preview(scene.balances(open()))).toMatchObject({
    status: 200,
    body: {
      data: {
        funds: [
          { fundId: books.fund('OP'), debitMinor: 505_000, creditMinor: 85_000, fundBalanceMinor: -420_000 },
          { fundId: books.fund('RES'), debitMinor: 900_000, creditMinor: 40_000, fundBalanceMinor: -860_000 },
        ],
        controls: [
          { accountId: books.account('2010'), fundId: books.fund('OP'), items: 3, sumMinor: 80_000 },
          { accountId: books.account('2010'), fundId: books.fund('RES'), items: 1, sumMinor: 40_000 },
        ],
      },
    },
  });
  expect(await listed()).toEqual([]);
});

test('payables agree with the bills from the first day, which are aged by their own due dates', async () => {
  const controls = [scene.control('2010', 'OP', -80_000), scene.control('2010', 'RES', -40_000)];
  expect(await scene.post(scene.balances(open(), { controls }))).toMatchObject({ status: 201 });
  expect(await scene.found()).toMatchObject({
    no: 1,
    date,
    bills: open().map((one) => ({ memo: null, ...one })),
  });
  expect(
    (await listed()).map(({ vendor, number, kind, openMinor, status }) => [
      vendor.name,
      number,
      kind,
      openMinor,
      status,
    ]),
  ).toEqual([
    ['Elm Landscaping', 'G-1', 'bill', 100_000, 'open'],
    ['Clear Pools', '77', 'bill', 25_000, 'open'],
    ['Clear Pools', 'C-9', 'credit', -5_000, 'open'],
  ]);
  expect(await standing('accrual')).toEqual({
    '1010 OP': 500_000,
    '1020 RES': 900_000,
    '2010 OP': -80_000,
    '2010 RES': -40_000,
    '3010 OP': -420_000,
    '3010 RES': -860_000,
  });
  expect(await aging()).toMatchObject({
    totalMinor: 120_000,
    controlMinor: 120_000,
    vendors: [
      { vendor: { name: 'Elm Landscaping' }, to30: 100_000 },
      { vendor: { name: 'Clear Pools' }, current: 25_000, to30: -5_000 },
    ],
  });
});

test('on cash basis a bill is an expense when it is paid, and it counts on the 1099', async () => {
  const before = { '1010 OP': 500_000, '1020 RES': 900_000, '3010 OP': -500_000, '3010 RES': -900_000 };
  expect(await standing('cash')).toEqual(before);
  const [, pools] = await listed();
  const paid = await treasurer.call('POST /api/v1/vendor-payments', {
    body: {
      paidOn: '2026-01-05',
      bankAccountId: books.account('1010'),
      method: 'check',
      parts: [{ billId: pools?.id ?? '', amountMinor: 25_000 }],
    },
  });
  expect(paid).toMatchObject({ status: 201 });
  expect(await standing('cash', '2026-01-05')).toEqual({ ...before, '1010 OP': 475_000, '5200 OP': 25_000 });
  const register = await treasurer.ok('GET /api/v1/tax-register', { query: { year: 2026 } });
  expect(register.data.rows).toMatchObject([{ vendor: { name: 'Clear Pools' }, amountMinor: 25_000 }]);
  const entryId = (await scene.found())?.entryId ?? '';
  expect(await reverse(entryId)).toMatchObject({ status: 409, body: { code: 'opening-applied' } });
  const [payment] = (await treasurer.ok('GET /api/v1/vendor-payments', { query: {} })).data;
  await treasurer.ok('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
    params: { vendorPaymentId: payment?.id ?? '' },
    body: { as: 'void', on: '2026-01-05', reason: 'Wrong bank account' },
  });
});

test('one bill can be voided on its own; they are reversed together, and their numbers are free again', async () => {
  const [elm] = await listed();
  await treasurer.ok('POST /api/v1/bills/:billId/void', {
    params: { billId: elm?.id ?? '' },
    body: { on: date, reason: 'It was paid in December' },
  });
  expect((await scene.found())?.bills.map(({ number }) => number)).toEqual(['77', 'C-9']);
  expect(await aging()).toMatchObject({ totalMinor: 20_000, controlMinor: 20_000 });
  const entryId = (await scene.found())?.entryId ?? '';
  expect(await reverse(entryId)).toMatchObject({ status: 200 });
  expect(await scene.found()).toBeNull();
  expect((await listed()).map(({ status }) => status)).toEqual(['void', 'void', 'void']);
  for (const basis of ['accrual', 'cash'] as const) expect(await standing(basis, '2026-12-31')).toEqual({});
  expect(await scene.post(scene.balances(open()))).toMatchObject({ status: 201 });
  expect(await aging()).toMatchObject({ totalMinor: 120_000, controlMinor: 120_000 });
  expect((await books.within((tx) => verify(tx))).faults).toEqual([]);
  const history = await books.within((tx) =>
    tx.selectFrom('auditLog').select('action').where('subjectType', '=', 'bill').execute(),
  );
  expect(history.filter(({ action }) => action === 'bill.void')).toHaveLength(3);
});

test('a bill voided on a later date keeps the opening balances: between the dates they would be wrong', async () => {
  const elm = (await listed()).find(({ number, status }) => number === 'G-1' && status === 'open');
  await treasurer.ok('POST /api/v1/bills/:billId/void', {
    params: { billId: elm?.id ?? '' },
    body: { on: '2026-01-20', reason: 'It was paid in December' },
  });
  const entryId = (await scene.found())?.entryId ?? '';
  expect(await reverse(entryId)).toMatchObject({ status: 409, body: { code: 'opening-was-applied' } });
});
