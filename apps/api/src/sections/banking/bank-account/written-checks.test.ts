import { type Books, openBooks } from '../../../ledger/books.fixture';
import { type CallInput, type TestPerson, withApp } from '../../../testing';

const app = withApp();
let books: Books;
let treasurer: TestPerson;

beforeAll(async () => {
  app.setClock(new Date('2026-06-15T16:00:00Z'));
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
});

const checksAt = async (at: string) => {
  const params = { accountId: books.account('1010') };
  return (await treasurer.ok('GET /api/v1/bank-accounts/:accountId/checks', { params, query: { at } })).data;
};

/** Pays a bill of the vendor by check, approved by a second person; gives the payment's id. */
async function pay(vendorId: string, amountMinor: number, paidOn: string): Promise<string> {
  const line = { accountId: books.account('5200'), fundId: books.fund('OP'), amountMinor };
  const { data: bill } = await treasurer.ok('POST /api/v1/bills', {
    body: { vendorId, number: paidOn, billedOn: '2025-10-01', dueOn: '2025-10-31', lines: [line] },
  });
  const { data: asked } = await treasurer.ok('POST /api/v1/vendor-payments', {
    body: {
      paidOn,
      bankAccountId: books.account('1010'),
      method: 'check',
      parts: [{ billId: bill.id, amountMinor }],
    },
  });
  const board = await app.client.as('board', 'demo');
  for (const approvalId of asked.approvalIds)
    await board.ok('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });
  const query = { sort: '-number' as const, limit: 1 };
  const { data } = await board.ok('GET /api/v1/vendor-payments', { query });
  return data[0]?.id ?? '';
}

/** Reconciles the account with everything until a date cleared. */
async function reconcile(toOn: string, closingMinor: number): Promise<void> {
  const body = { accountId: books.account('1010'), toOn, closingMinor };
  const { data } = await treasurer.ok('POST /api/v1/reconciliations', { body });
  const params = { reconciliationId: data.id };
  const cleared = await treasurer.ok('POST /api/v1/reconciliations/:reconciliationId/clear', {
    params,
    body: { all: { isCleared: true, until: toOn } },
  });
  await treasurer.ok('POST /api/v1/reconciliations/:reconciliationId/finish', {
    params,
    body: { version: cleared.data.version },
  });
}

test('a check is outstanding until a finished statement has it, stale after 180 days, and as it stood on each date', async () => {
  const { data: vendor } = await treasurer.ok('POST /api/v1/vendors', { body: { name: 'Elm Landscaping' } });
  await pay(vendor.id, 10_000, '2025-11-01');
  const stopped = await pay(vendor.id, 2_500, '2025-11-20');
  await pay(vendor.id, 4_000, '2025-12-10');
  await treasurer.ok('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
    params: { vendorPaymentId: stopped },
    body: { as: 'void', on: '2025-11-25', reason: 'Lost in the mail' },
  });
  await reconcile('2025-11-30', -10_000);
  const said = ({ checks }: Awaited<ReturnType<typeof checksAt>>) =>
    checks.map(({ number, state, stateOn, isStale }) => [number, state, stateOn, isStale]);
  expect(said(await checksAt('2025-11-24'))).toEqual([
    [1002, 'outstanding', null, false],
    [1001, 'outstanding', null, false],
  ]);
  const december = await checksAt('2025-12-31');
  expect(said(december)).toEqual([
    [1003, 'outstanding', null, false],
    [1002, 'void', '2025-11-25', false],
    [1001, 'cleared', '2025-11-30', false],
  ]);
  expect(december).toMatchObject({
    outstanding: { checks: 1, amountMinor: 4_000 },
    stale: { checks: 0, amountMinor: 0 },
    checks: [{ payee: 'Elm Landscaping', daysOld: 21 }, {}, {}],
  });
  expect((await checksAt('2026-06-08')).stale).toEqual({ checks: 0, amountMinor: 0 });
  expect(await checksAt('2026-06-09')).toMatchObject({
    stale: { checks: 1, amountMinor: 4_000 },
    checks: [{ number: 1003, isStale: true }, {}, {}],
  });
  const owner = await app.client.as('owner', 'demo');
  const params = { accountId: books.account('1010') };
  expect((await owner.call('GET /api/v1/bank-accounts/:accountId/checks', { params })).status).toBe(403);
});

test('the list of checks tells stale ones from outstanding ones, is found by state, account, date and payee, and has a sum', async () => {
  const { data: vendor } = await treasurer.ok('POST /api/v1/vendors', { body: { name: 'Zephyr Roofing' } });
  const old = await pay(vendor.id, 7_000, '2025-12-15');
  const recent = await pay(vendor.id, 3_000, '2026-06-01');
  const listed = async (query: CallInput<'GET /api/v1/bank-checks'>['query'] & {}) =>
    (await treasurer.ok('GET /api/v1/bank-checks', { query: { search: 'zephyr', ...query } })).data;
  expect((await listed({})).map(({ id, state, daysOld }) => [id, state, daysOld])).toEqual([
    [recent, 'outstanding', 14],
    [old, 'stale', 182],
  ]);
  expect((await listed({ state: ['stale'] })).map(({ id }) => id)).toEqual([old]);
  expect(await listed({ accountId: [books.account('1020')] })).toEqual([]);
  expect((await listed({ on: '2026-01-01..' })).map(({ id }) => id)).toEqual([recent]);
  const [first] = await listed({ state: ['stale'] });
  expect((await listed({ search: String(first?.number) })).map(({ id }) => id)).toEqual([old]);
  const query = { search: 'zephyr' };
  const { data: totals } = await treasurer.ok('GET /api/v1/bank-checks/totals', { query });
  expect(totals).toEqual({ count: 2, sums: { amountMinor: 10_000 } });
  const tasks = async () =>
    (await treasurer.ok('GET /api/v1/me/tasks', { query: { language: 'en' } })).data.tasks.filter(
      ({ kind }) => kind === 'stale-checks',
    );
  expect(await tasks()).toMatchObject([
    {
      title: expect.stringMatching(/^Review stale checks of 1010 /),
      text: expect.stringMatching(/^2 checks, /),
      link: `/banking-reports/bank-accounts/checks?state=stale&accountId=${books.account('1010')}`,
    },
  ]);
  const moved = await treasurer.ok('POST /api/v1/bank-accounts/:accountId/unclaimed-checks', {
    params: { accountId: books.account('1010') },
    body: { on: '2026-06-14', paymentIds: [old] },
  });
  // What somebody is asked to approve is nobody else’s task.
  expect(moved.data.approvalIds).toHaveLength(1);
  expect(await tasks()).toMatchObject([{ text: expect.stringMatching(/^1 check, /) }]);
  const file = await treasurer.call('GET /api/v1/bank-checks/export', { query: { ...query, format: 'csv' } });
  expect(file.text).toContain('Stale');
  await treasurer.ok('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
    params: { vendorPaymentId: old },
    body: { as: 'void', on: '2026-06-15', reason: 'Never arrived' },
  });
  expect(await listed({ state: ['void'] })).toMatchObject([{ id: old, stateOn: '2026-06-15' }]);
  const cleared = await treasurer.ok('GET /api/v1/bank-checks', { query: { state: ['cleared'] } });
  expect(cleared.data).toMatchObject([{ payee: 'Elm Landscaping', stateOn: '2025-11-30' }]);
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('GET /api/v1/bank-checks')).status).toBe(403);
});
