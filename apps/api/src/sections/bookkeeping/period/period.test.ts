import {
  type Books,
  charge,
  openBooks,
  postIn,
  receipt,
  transfer,
  firstUnit,
} from '../../../ledger/books.fixture';
import { confirmPeriod, verify } from '../../../ledger';
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
    // Posted in none of the three months before.
    accruals: { state: 'done', count: 0, names: [] },
    confirmed: { state: 'done', count: 0 },
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
    action: { action: 'close', reason: null, head: { no: 4 } },
  });
  const late = transfer(books, { date: '2026-03-31', debit: '5200', credit: '1010', amountMinor: 1 });
  await expect(postIn(books, late)).rejects.toMatchObject({ code: 'ledger-closed' });
  expect(await list()).toMatchObject({ next: '2026-04', last: '2026-03' });
});

const confirmations = async (month: string) => {
  const { data } = await board.ok('GET /api/v1/approvals', { query: { state: 'waiting', limit: 50 } });
  return data.filter(({ kind, link }) => kind === 'bookkeeping.period-confirm' && link.endsWith(month));
};
const confirmationOf = async (month: string) =>
  (await list()).months.find((period) => period.month === month)?.confirmation;
const askAgain = (month: string) =>
  treasurer.call('POST /api/v1/periods/:month/confirmation', { params: { month }, body: {} });

test('a close is confirmed by another person than who closed, and nothing is posted in between', async () => {
  const [asked] = await confirmations('2026-03');
  const approvalId = asked?.id ?? '';
  expect(asked).toMatchObject({ title: 'Confirm March 2026 close', canDecide: true });
  expect(await confirmationOf('2026-03')).toEqual({ state: 'waiting', by: null, at: null });
  const { data: mine } = await board.ok('GET /api/v1/me/tasks', { query: { language: 'en' } });
  expect(mine.tasks.map(({ title }) => title)).toContain('Confirm March 2026 close');
  expect(await checks('2026-04')).toMatchObject({ confirmed: { state: 'attention', count: 3 } });
  const own = await treasurer.call('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });
  expect(own).toMatchObject({ status: 409, body: { code: 'own-approval' } });
  // The books themselves refuse it too.
  const { id, name } = await books.within((tx) =>
    tx
      .selectFrom('periodAction')
      .select(['actedBy as id', 'actedByName as name'])
      .where('month', '=', '2026-03-01')
      .executeTakeFirstOrThrow(),
  );
  await expect(
    books.within((tx) => confirmPeriod(tx, '2026-03', { id: id ?? '', name })),
  ).rejects.toMatchObject({ code: 'ledger-own-close' });
  expect(await askAgain('2026-03')).toMatchObject({ status: 409, body: { code: 'approval-waiting' } });
  await board.ok('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });
  expect(await confirmationOf('2026-03')).toMatchObject({
    state: 'confirmed',
    by: expect.any(String),
    at: expect.any(String),
  });
  expect(await confirmationOf('2026-03')).not.toMatchObject({ by: name });
  expect(await askAgain('2026-03')).toMatchObject({ status: 409, body: { code: 'ledger-confirmed' } });
  expect(await askAgain('2026-04')).toMatchObject({ status: 409, body: { code: 'ledger-open' } });
  const { data: actions } = await board.ok('GET /api/v1/periods/:month/actions', {
    params: { month: '2026-03' },
  });
  expect(actions.map(({ action }) => action)).toEqual(['confirm', 'close']);
});

test('a close that is declined is open again for the reason given, and asks again once it is closed', async () => {
  const params = (approvalId = '') => ({ params: { approvalId } });
  const refuse = async (month: string) => {
    const [asked] = await confirmations(month);
    return board.call('POST /api/v1/approvals/:approvalId/refuse', {
      ...params(asked?.id),
      body: { reason: 'The water bill is missing' },
    });
  };
  // February is not the last closed month.
  expect(await refuse('2026-02')).toMatchObject({ status: 409, body: { code: 'ledger-order' } });
  expect(await confirmationOf('2026-02')).toMatchObject({ state: 'waiting' });
  const { body } = await reopen('2026-03');
  await board.ok('POST /api/v1/approvals/:approvalId/approve', params(body.data.approvalId ?? ''));
  expect(await confirmationOf('2026-03')).toBeNull();
  expect(await refuse('2026-02')).toMatchObject({ status: 200 });
  expect(await list()).toMatchObject({ next: '2026-02', last: '2026-01' });
  const { data: actions } = await board.ok('GET /api/v1/periods/:month/actions', {
    params: { month: '2026-02' },
  });
  expect(actions[0]).toMatchObject({ action: 'reopen', reason: 'The water bill is missing' });
  for (const month of ['2026-02', '2026-03']) expect(await close(month)).toMatchObject({ status: 200 });
  expect(await confirmations('2026-03')).toHaveLength(1);
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
  expect(shown.data).toMatchObject({ title: 'Reopen March 2026' });
  await board.ok('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });
  expect(await list()).toMatchObject({ next: '2026-03', last: '2026-02' });
  const { data: actions } = await board.ok('GET /api/v1/periods/:month/actions', {
    params: { month: '2026-03' },
  });
  expect(actions.slice(0, 2).map(({ action, reason }) => [action, reason])).toEqual([
    ['reopen', 'The bank corrected a fee'],
    ['close', null],
  ]);
  // What waited about the close went with it.
  expect(await confirmations('2026-03')).toEqual([]);
});

test('a year is closed in the month in which it ends, and in no other', async () => {
  await close('2026-03');
  expect(await yearEnd('2026-03')).toMatchObject({
    status: 409,
    body: { code: 'not-year-end', detail: expect.stringContaining('Its last month is December.') },
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
    (await treasurer.call('GET /api/v1/periods/:month/actions', { params: { month: '2026-13' } })).status,
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
