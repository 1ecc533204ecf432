import { type Books, charge, firstUnit, openBooks, postIn, transfer } from '../../../../ledger/books.fixture';
import { trialBalance } from '../../../../ledger';
import { type TestPerson, withApp } from '../../../../testing';

const app = withApp();
let books: Books;
let treasurer: TestPerson;

beforeEach(async () => {
  app.setClock(new Date('2026-06-15T12:00:00Z'));
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
  await set({});
});

const set = (given: object) =>
  treasurer.call('POST /api/v1/recognition-policies', {
    body: {
      treatment: 'when-spent',
      effectiveOn: '2026-01-01',
      reserveAccountId: books.account('4030'),
      specialAccountId: books.account('4020'),
      liabilityAccountId: books.account('2400'),
      ...given,
    },
  });
const read = async (month: string) =>
  (await treasurer.ok('GET /api/v1/periods/:month/recognition', { params: { month } })).data;
const recognize = (month: string) =>
  treasurer.call('POST /api/v1/periods/:month/recognition', { params: { month }, body: {} });
const bill = (date: string, income: string, amountMinor: number) =>
  postIn(
    books,
    charge(books, { party: firstUnit(books), date, parts: [{ fund: 'RES', income, amountMinor }] }).entry,
  );
const spend = (date: string, amountMinor: number) =>
  postIn(books, transfer(books, { date, debit: '6010', credit: '2100', fund: 'RES', amountMinor }));

/** What stands by account in accrual basis. */
async function standing(at: string): Promise<Record<string, number>> {
  const rows = await books.within((tx) => trialBalance(tx, { at, basis: 'accrual' }));
  const kept = rows.filter(({ balanceMinor }) => balanceMinor !== 0);
  return Object.fromEntries(kept.map(({ code, balanceMinor }) => [code, balanceMinor]));
}

test('a month that was posted goes back where the community says that it is as billed', async () => {
  await bill('2026-01-05', '4030', 6000);
  await bill('2026-02-05', '4030', 500);
  await recognize('2026-01');
  await recognize('2026-02');
  await set({ treatment: 'when-assessed', effectiveOn: '2026-02-01' });
  expect(await read('2026-02')).toMatchObject({
    policy: { treatment: 'when-assessed' },
    isPosted: false,
    perFund: [
      { broughtMinor: 6000, assessedMinor: 500, recognizedMinor: 500, carriedMinor: 6000, toPostMinor: -500 },
    ],
  });
  expect(await recognize('2026-02')).toMatchObject({
    status: 200,
    body: { data: { isPosted: true, perFund: [{ toPostMinor: 0 }] } },
  });
  // What was carried into the month stays until somebody writes the entry that the auditor wants.
  expect(await standing('2026-02-28')).toEqual({ '1200': 6500, '2400': -6000, '4030': -500 });
  expect(await read('2026-03')).toMatchObject({ perFund: [], isPosted: true });
});

test('an account that is not named any more has its income back', async () => {
  await bill('2026-01-05', '4020', 6000);
  await recognize('2026-01');
  await set({ specialAccountId: null });
  expect(await read('2026-01')).toMatchObject({ isPosted: false, perFund: [{ toPostMinor: -6000 }] });
  await recognize('2026-01');
  expect(await standing('2026-01-31')).toEqual({ '1200': 6000, '4020': -6000 });
});

test('the liability stays the one on which something waits, and another one can be chosen before', async () => {
  await bill('2026-01-05', '4030', 6000);
  await recognize('2026-01');
  const other = { liabilityAccountId: books.account('2100') };
  const refused = {
    status: 422,
    body: { fields: { liabilityAccountId: expect.stringContaining('contract liability') } },
  };
  expect(await set(other)).toMatchObject(refused);
  expect(await set({ ...other, effectiveOn: '2026-02-01' })).toMatchObject(refused);
  await spend('2026-02-10', 6000);
  await recognize('2026-02');
  expect(await set({ ...other, effectiveOn: '2026-02-01' })).toMatchObject(refused);
  expect(await set({ ...other, effectiveOn: '2026-03-01' })).toMatchObject({ status: 201 });
});

test('what moves only from one income account to another is to be posted too', async () => {
  await bill('2026-01-05', '4030', 6000);
  await spend('2026-01-06', 1000);
  await recognize('2026-01');
  await bill('2026-01-07', '4020', 1000);
  await spend('2026-01-08', 1000);
  expect(await read('2026-01')).toMatchObject({ isPosted: false, perFund: [{ toPostMinor: 0 }] });
  expect(await recognize('2026-01')).toMatchObject({ body: { data: { isPosted: true } } });
});

test('an account that the policy in force goes by is not archived, one of a policy before it is', async () => {
  const archive = async (code: string) => {
    const accountId = books.account(code);
    const { data } = await treasurer.ok('GET /api/v1/accounts/:accountId', { params: { accountId } });
    return treasurer.call('POST /api/v1/accounts/:accountId/archive', {
      params: { accountId },
      body: { archived: true, version: data.version },
    });
  };
  expect(await archive('4020')).toMatchObject({ status: 409, body: { code: 'recognition-needs-it' } });
  await set({ specialAccountId: null, effectiveOn: '2026-06-01' });
  expect((await archive('4020')).status).toBe(200);
});
