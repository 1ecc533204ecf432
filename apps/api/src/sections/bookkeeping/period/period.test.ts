import {
  type Books,
  charge,
  openBooks,
  postIn,
  receipt,
  transfer,
  firstUnit,
} from '../../../ledger/books.fixture';
import { verify } from '../../../ledger';
import { type TestPerson, withApp } from '../../../testing';

const app = withApp();
let books: Books;
let treasurer: TestPerson;
let board: TestPerson;

beforeAll(async () => {
  app.setClock(new Date('2026-04-15T12:00:00Z'));
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
  board = await app.client.as('board', 'demo');
  const unit = firstUnit(books);
  const { entry, items } = charge(books, {
    party: unit,
    date: '2026-01-01',
    parts: [
      { fund: 'OP', income: '4010', amountMinor: 24_000 },
      { fund: 'RES', income: '4030', amountMinor: 6000 },
    ],
  });
  await postIn(books, entry);
  const paid = { itemId: items[0] ?? '', fund: 'OP', amountMinor: 4000 };
  await postIn(books, receipt(books, { date: '2026-02-10', to: [paid] }));
  const bought = { debit: '5200', credit: '1010', amountMinor: 900 };
  await postIn(books, transfer(books, { date: '2026-03-05', ...bought }));
});

const close = (month: string) =>
  treasurer.call('POST /api/v1/periods/:month/close', { params: { month }, body: {} });
const reopen = (month: string, reason = 'A bill came late') =>
  treasurer.call('POST /api/v1/periods/:month/reopen', { params: { month }, body: { reason } });
const yearEnd = (month: string) =>
  treasurer.call('POST /api/v1/periods/:month/year-end', { params: { month }, body: {} });
const list = async () => (await treasurer.ok('GET /api/v1/periods')).data;
const checks = async (month: string) => {
  const { data } = await treasurer.ok('GET /api/v1/periods/:month/checks', { params: { month } });
  return Object.fromEntries(data.map((found) => [found.check, found]));
};

test('the months of the books are listed to the present one, and the first is closed first', async () => {
  const { months, next, last, head } = await list();
  expect(months.map(({ month }) => month)).toEqual(['2026-04', '2026-03', '2026-02', '2026-01']);
  expect(months.map(({ isUsed }) => isUsed)).toEqual([false, true, true, true]);
  expect({ next, last }).toEqual({ next: '2026-01', last: null });
  expect(head).toEqual({ no: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await close('2026-02')).toMatchObject({ status: 409, body: { code: 'ledger-order' } });
  expect(await close('2026-05')).toMatchObject({ status: 409, body: { code: 'not-begun' } });
});

test('before a month is closed it is told what there is to look at', async () => {
  await postIn(
    books,
    transfer(books, { date: '2026-03-30', debit: '1090', credit: '4900', amountMinor: 1500 }),
  );
  const march = await checks('2026-03');
  expect(march).toMatchObject({
    earlier: { state: 'blocks', count: 2 },
    over: { state: 'done' },
    balanced: { state: 'done', count: 0 },
    subledgers: { state: 'done', count: 0 },
    // The demo's own wait there too.
    approvals: { count: expect.any(Number) },
    undeposited: { state: 'attention', amountMinor: 1500 },
  });
  expect(await checks('2026-04')).toMatchObject({ over: { state: 'attention' } });
});

test('a closed month says who closed it and what the chain was, and takes nothing', async () => {
  for (const month of ['2026-01', '2026-02']) expect(await close(month)).toMatchObject({ status: 200 });
  const { body } = await close('2026-03');
  expect(body.data).toMatchObject({
    status: 'closed',
    act: { act: 'close', reason: null, head: { no: 4 } },
  });
  const late = transfer(books, { date: '2026-03-31', debit: '5200', credit: '1010', amountMinor: 1 });
  await expect(postIn(books, late)).rejects.toMatchObject({ code: 'ledger-closed' });
  expect(await list()).toMatchObject({ next: '2026-04', last: '2026-03' });
});

test('a closed month is reopened by two, from the last one back, and says why', async () => {
  expect(await reopen('2026-02')).toMatchObject({ status: 409, body: { code: 'ledger-order' } });
  const asked = await reopen('2026-03', 'The bank corrected a fee');
  const approvalId = asked.body.data.approvalId ?? '';
  expect(approvalId).not.toBe('');
  expect((await list()).last).toBe('2026-03');
  const own = await treasurer.call('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });
  expect(own.status).toBe(409);
  const shown = await board.ok('GET /api/v1/approvals/:approvalId', { params: { approvalId } });
  expect(shown.data).toMatchObject({ title: 'Reopening of March 2026' });
  await board.ok('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });
  expect(await list()).toMatchObject({ next: '2026-03', last: '2026-02' });
  const { data: acts } = await board.ok('GET /api/v1/periods/:month/acts', {
    params: { month: '2026-03' },
  });
  expect(acts.map(({ act, reason }) => [act, reason])).toEqual([
    ['reopen', 'The bank corrected a fee'],
    ['close', null],
  ]);
});

test('a year is closed in the month in which it ends, and in no other', async () => {
  await close('2026-03');
  expect(await yearEnd('2026-03')).toMatchObject({
    status: 409,
    body: { code: 'not-year-end', detail: expect.stringContaining('Its last month is: December.') },
  });
  const begin = (fiscalMonth: 'april' | 'march', fiscalDay: number) =>
    books.within((tx) =>
      tx.updateTable('tenant').set({ fiscalMonth, fiscalDay }).where('id', '=', app.tenants.demo).execute(),
    );
  await begin('april', 1);
  expect((await yearEnd('2026-02')).body).toMatchObject({ detail: expect.stringContaining('March') });
  // A year that ends in the middle of March is closed with March.
  await begin('march', 15);
  expect((await list()).months.find(({ month }) => month === '2026-03')).toMatchObject({ endsYear: true });
  await begin('april', 1);
  const { body } = await reopen('2026-03');
  await board.ok('POST /api/v1/approvals/:approvalId/approve', {
    params: { approvalId: body.data.approvalId ?? '' },
  });
});

test('the year’s end shows by fund what it posts, posts it once, and is taken back with its month', async () => {
  expect((await yearEnd('2026-03')).body).toMatchObject({ code: 'ledger-open' });
  await close('2026-03');
  const read = async () =>
    (await board.ok('GET /api/v1/periods/:month/year-end', { params: { month: '2026-03' } })).data;
  const preview = await read();
  expect(preview).toMatchObject({ endsOn: '2026-03-31', isClosed: false, closingAccount: { code: '3010' } });
  const operating = preview.perFund.find(({ fundId }) => fundId === books.fund('OP'));
  expect(operating?.lines.map(({ code, amountMinor }) => [code, amountMinor])).toEqual([
    ['4010', 24_000],
    ['4900', 1500],
    ['5200', -900],
  ]);
  expect(operating?.closingMinor).toBe(-24_600);
  expect((await yearEnd('2026-03')).body.data).toMatchObject({ isClosed: true, perFund: [] });
  expect((await yearEnd('2026-03')).body).toMatchObject({ code: 'ledger-year-closed' });
  expect((await list()).months[1]).toMatchObject({ month: '2026-03', isYearClosed: true });
  const { body } = await reopen('2026-03');
  const approvalId = body.data.approvalId ?? '';
  await board.ok('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });
  expect(await read()).toEqual(preview);
  expect((await books.within((tx) => verify(tx))).faults).toEqual([]);
});

test('who only reads sees months and closes none', async () => {
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('GET /api/v1/periods')).status).toBe(403);
  const params = { month: '2026-03' };
  expect((await board.call('POST /api/v1/periods/:month/close', { params, body: {} })).status).toBe(403);
  expect(
    (await treasurer.call('GET /api/v1/periods/:month/acts', { params: { month: '2026-13' } })).status,
  ).toBe(422);
});

test('of the months to come those are listed that something is posted into', async () => {
  const ahead = { debit: '5200', credit: '1010', amountMinor: 100 };
  await postIn(books, transfer(books, { date: '2026-06-01', ...ahead }));
  await postIn(books, transfer(books, { date: '2966-04-01', ...ahead }));
  const { months, next } = await list();
  expect(months.map(({ month }) => month)).toEqual([
    '2966-04',
    '2026-06',
    '2026-04',
    '2026-03',
    '2026-02',
    '2026-01',
  ]);
  expect(next).toBe('2026-03');
});
