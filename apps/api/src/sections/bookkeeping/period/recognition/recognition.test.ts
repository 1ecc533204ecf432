import {
  type Books,
  charge,
  firstUnit,
  openBooks,
  postIn,
  receipt,
  transfer,
} from '../../../../ledger/books.fixture';
import { rebuildBalances, trialBalance, verify } from '../../../../ledger';
import { type TestPerson, withApp } from '../../../../testing';

const app = withApp();
let books: Books;
let treasurer: TestPerson;

beforeAll(async () => {
  app.setClock(new Date('2026-04-15T12:00:00Z'));
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
  const party = firstUnit(books);
  for (const date of ['2026-01-01', '2026-02-01', '2026-03-01']) {
    const { entry, items } = charge(books, {
      party,
      date,
      parts: [
        { fund: 'OP', income: '4010', amountMinor: 24_000 },
        { fund: 'RES', income: '4030', amountMinor: 6000 },
      ],
    });
    await postIn(books, entry);
    const [, reserve = ''] = items;
    await postIn(books, receipt(books, { date, to: [{ itemId: reserve, fund: 'RES', amountMinor: 6000 }] }));
  }
  const works = { debit: '6010', credit: '2100', fund: 'RES' };
  await postIn(books, transfer(books, { date: '2026-02-20', amountMinor: 2500, ...works }));
  await postIn(books, transfer(books, { date: '2026-03-20', amountMinor: 40_000, ...works }));
});

const policy = (given: object = {}) =>
  treasurer.call('POST /api/v1/recognition-policies', {
    body: {
      treatment: 'when-spent',
      effectiveOn: '2026-01-01',
      reserveAccountId: books.account('4030'),
      liabilityAccountId: books.account('2400'),
      ...given,
    },
  });
const read = async (month: string) =>
  (await treasurer.ok('GET /api/v1/periods/:month/recognition', { params: { month } })).data;
const recognize = (month: string) =>
  treasurer.call('POST /api/v1/periods/:month/recognition', { params: { month }, body: {} });
const balance = async (code: string, at: string, basis: 'accrual' | 'cash' | 'modified-cash' = 'accrual') => {
  const rows = await books.within((tx) => trialBalance(tx, { at, basis, withClosing: false }));
  return rows.find(({ code: of, fundId }) => of === code && fundId === books.fund('RES'))?.balanceMinor ?? 0;
};

test('without a policy assessments are income as they are billed', async () => {
  expect(await read('2026-01')).toMatchObject({ policy: null, perFund: [], entries: [] });
  expect(await recognize('2026-01')).toMatchObject({ status: 409, body: { code: 'nothing-to-recognize' } });
});

test('a version names open months and accounts that fit', async () => {
  expect(await policy({ effectiveOn: '2026-01-15' })).toMatchObject({
    status: 422,
    body: { fields: { effectiveOn: 'Enter the first day of a month.' } },
  });
  expect(await policy({ reserveAccountId: books.account('5200') })).toMatchObject({
    body: { fields: { reserveAccountId: expect.any(String) } },
  });
  expect(await policy({ liabilityAccountId: null })).toMatchObject({
    body: { fields: { liabilityAccountId: expect.any(String) } },
  });
  expect(await policy({ specialAccountId: books.account('4030') })).toMatchObject({
    body: { fields: { specialAccountId: expect.any(String) } },
  });
  expect(await policy({ specialAccountId: books.account('4020') })).toMatchObject({
    status: 201,
    body: { data: { liabilityAccount: { code: '2400' }, setBy: expect.any(String) } },
  });
});

test('what is billed waits as contract liability until it is spent, in accrual basis alone', async () => {
  expect(await read('2026-01')).toMatchObject({
    perFund: [
      {
        broughtMinor: 0,
        assessedMinor: 6000,
        spentMinor: 0,
        recognizedMinor: 0,
        carriedMinor: 6000,
        toPostMinor: 6000,
      },
    ],
  });
  const { data: checks } = await treasurer.ok('GET /api/v1/periods/:month/checks', {
    params: { month: '2026-01' },
  });
  expect(checks.find(({ check }) => check === 'recognition')).toMatchObject({
    state: 'attention',
    amountMinor: 6000,
  });
  expect(await recognize('2026-01')).toMatchObject({
    status: 200,
    body: { data: { entries: [{ no: expect.any(Number) }] } },
  });
  expect(await recognize('2026-01')).toMatchObject({ status: 409 });
  expect([await balance('4030', '2026-01-31'), await balance('2400', '2026-01-31')]).toEqual([0, -6000]);
  // Paid in January: in cash basis it is income of January.
  expect([await balance('4030', '2026-01-31', 'cash'), await balance('2400', '2026-01-31', 'cash')]).toEqual([
    -6000, 0,
  ]);
  expect(await balance('2400', '2026-01-31', 'modified-cash')).toBe(-6000);

  expect(await recognize('2026-02')).toMatchObject({
    body: {
      data: { perFund: [{ broughtMinor: 6000, recognizedMinor: 2500, carriedMinor: 9500, toPostMinor: 0 }] },
    },
  });
  expect(await recognize('2026-03')).toMatchObject({
    body: {
      data: {
        perFund: [{ broughtMinor: 9500, spentMinor: 40_000, recognizedMinor: 15_500, carriedMinor: 0 }],
      },
    },
  });
  expect([await balance('4030', '2026-03-31'), await balance('2400', '2026-03-31')]).toEqual([-18_000, 0]);
  const { data: checked } = await treasurer.ok('GET /api/v1/periods/:month/checks', {
    params: { month: '2026-03' },
  });
  expect(checked.find(({ check }) => check === 'recognition')).toMatchObject({ state: 'done' });
});

test('what changes later is posted by its difference, and what is reversed can be posted again', async () => {
  const back = { debit: '2100', credit: '6010', fund: 'RES', amountMinor: 30_000 };
  await postIn(books, transfer(books, { date: '2026-03-25', ...back }));
  expect(await read('2026-03')).toMatchObject({
    perFund: [{ recognizedMinor: 10_000, carriedMinor: 5500, toPostMinor: 5500 }],
  });
  const { body } = await recognize('2026-03');
  expect(body).toMatchObject({ data: { entries: [{}, {}], perFund: [{ toPostMinor: 0 }] } });
  const { entries } = await read('2026-03');
  const entryId = entries.at(-1)?.id ?? '';
  await postIn(books, { key: 'taken-back', date: '2026-03-31', reverses: entryId });
  expect(await balance('2400', '2026-03-31', 'cash')).toBe(0);
  expect(await read('2026-03')).toMatchObject({ perFund: [{ toPostMinor: 5500 }] });
  expect(await recognize('2026-03')).toMatchObject({ status: 200 });
  expect(await balance('2400', '2026-03-31')).toBe(-5500);
  expect(await books.within((tx) => verify(tx))).toMatchObject({ faults: [] });
  expect(await books.within((tx) => rebuildBalances(tx))).toBe(0);
});

test('two at once post it once, and a closed month takes nothing', async () => {
  const { entry } = charge(books, {
    party: firstUnit(books),
    date: '2026-04-01',
    parts: [{ fund: 'RES', income: '4030', amountMinor: 700 }],
  });
  await postIn(books, entry);
  const answers = await Promise.all([recognize('2026-04'), recognize('2026-04')]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await balance('2400', '2026-04-30')).toBe(-6200);
  await treasurer.ok('POST /api/v1/periods/:month/close', { params: { month: '2026-01' }, body: {} });
  expect(await policy()).toMatchObject({
    body: { fields: { effectiveOn: 'This month is closed. Choose an open month.' } },
  });
  expect(await recognize('2026-05')).toMatchObject({ status: 409, body: { code: 'not-begun' } });
});

test('who only reads sees it and posts nothing', async () => {
  const board = await app.client.as('board', 'demo');
  const params = { month: '2026-04' };
  expect((await board.call('GET /api/v1/periods/:month/recognition', { params })).status).toBe(200);
  expect((await board.call('POST /api/v1/periods/:month/recognition', { params, body: {} })).status).toBe(
    403,
  );
});
