import type { TransferInput } from '@courtyard/contract/banking/transfer/transfer';
import {
  type Books,
  newKey,
  openBooks,
  postIn,
  transfer,
  treasurer as actor,
} from '../../../ledger/books.fixture';
import { reverse, verify } from '../../../ledger';
import { type CallInput, type TestPerson, withApp } from '../../../testing';

const app = withApp();
let books: Books;
let treasurer: TestPerson;
beforeEach(async () => {
  app.setClock(new Date('2026-09-15T16:00:00Z'));
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
  await postIn(
    books,
    transfer(books, { date: '2026-06-01', debit: '1010', credit: '4010', amountMinor: 100_000 }),
    transfer(books, { date: '2026-06-01', debit: '1020', credit: '4010', amountMinor: 50_000, fund: 'RES' }),
  );
});

const inputOf = (its: Partial<TransferInput> = {}): TransferInput => ({
  on: '2026-09-10',
  fromAccountId: books.account('1010'),
  toAccountId: books.account('1020'),
  amountMinor: 20_000,
  purpose: 'contribution',
  memo: null,
  ...its,
});
const create = (its: Partial<TransferInput> = {}, person = treasurer) =>
  person.call('POST /api/v1/bank-transfers', { body: inputOf(its) });
const outOfReserve = () => ({
  fromAccountId: books.account('1020'),
  toAccountId: books.account('1010'),
});
const approve = async (who: 'board' | 'admin' | 'treasurer', approvalId: string) =>
  (await app.client.as(who, 'demo')).call('POST /api/v1/approvals/:approvalId/approve', {
    params: { approvalId },
  });
const waiting = async (its: Partial<TransferInput> = {}) => {
  const answer = await create(its);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  const { approvalId, transfer: made } = answer.body.data;
  expect(made).toBeNull();
  return approvalId ?? '';
};
const made = async () => (await treasurer.ok('GET /api/v1/bank-transfers', {})).data;

test('a contribution waits for another person, never the requester, and posts the entry of the preview', async () => {
  const preview = await treasurer.ok('POST /api/v1/bank-transfers/preview', { body: inputOf() });
  expect(preview.data).toMatchObject({ availableMinor: 100_000, deciders: 1 });
  expect(preview.data.lines.map(({ account, amountMinor }) => [account.slice(0, 4), amountMinor])).toEqual([
    ['1010', -20_000],
    ['1020', 20_000],
    ['7010', 20_000],
    ['7010', -20_000],
  ]);
  const approvalId = await waiting();
  expect((await approve('treasurer', approvalId)).status).toBe(409);
  expect(await made()).toEqual([]);
  expect(await approve('board', approvalId)).toMatchObject({ status: 200 });
  expect(await made()).toMatchObject([
    {
      number: expect.any(Number),
      amountMinor: 20_000,
      purpose: 'contribution',
      status: 'posted',
    },
  ]);
  expect((await books.within((tx) => verify(tx))).faults).toEqual([]);
});

test('as many approve what leaves a reserve as the law of the place asks for, two in California; a loan is repaid to what it was', async () => {
  const deciders = async () =>
    (
      await treasurer.ok('POST /api/v1/bank-transfers/preview', {
        body: inputOf({ ...outOfReserve(), purpose: 'loan' }),
      })
    ).data.deciders;
  expect(await deciders()).toBe(1);
  await books.within((tx) => tx.updateTable('tenant').set({ jurisdiction: 'US-CA' }).execute());
  expect(await deciders()).toBe(2);
  const approvalId = await waiting({ ...outOfReserve(), purpose: 'loan' });
  expect(await approve('board', approvalId)).toMatchObject({ status: 200 });
  expect(await made()).toEqual([]);
  expect(await approve('board', approvalId)).not.toMatchObject({ status: 200 });
  expect(await approve('admin', approvalId)).toMatchObject({ status: 200 });
  expect(await made()).toMatchObject([{ purpose: 'loan' }]);
  expect(await create({ purpose: 'repayment', amountMinor: 20_001 })).toMatchObject({
    status: 422,
    body: { fields: { amountMinor: 'The fund owes the other fund $200.00. Enter that amount or less.' } },
  });
  await approve('board', await waiting({ purpose: 'repayment' }));
  expect(await create({ purpose: 'repayment', amountMinor: 1 })).toMatchObject({ status: 422 });
});

test('more than there is, a purpose that does not fit, one account twice and zero are refused with what to do', async () => {
  const refused: [Partial<TransferInput>, string, RegExp][] = [
    [{ amountMinor: 100_001 }, 'amountMinor', /has \$1,000\.00/],
    [{ on: '2026-05-31' }, 'amountMinor', /has \$0\.00/],
    [{ on: '2026-09-16' }, 'on', /future/],
    [{ purpose: 'same-fund' }, 'purpose', /different funds/],
    [{ toAccountId: books.account('1010') }, 'toAccountId', /another/],
    [{ toAccountId: books.account('4010') }, 'toAccountId', /bank account/],
    [{ amountMinor: 0 }, 'amountMinor', /above zero/],
  ];
  for (const [its, field, words] of refused)
    expect(await create(its)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.stringMatching(words) } },
    });
  const board = await app.client.as('board', 'demo');
  expect(await create({}, board)).toMatchObject({ status: 403 });
});

test('what was spent meanwhile is not transferred when it is approved', async () => {
  const approvalId = await waiting({ amountMinor: 90_000 });
  await postIn(
    books,
    transfer(books, { date: '2026-09-12', debit: '6010', credit: '1010', amountMinor: 30_000 }),
  );
  expect((await approve('board', approvalId)).status).not.toBe(500);
  expect(await made()).toEqual([]);
});

test('transfers are found by account, purpose, status, date and words, with their sum and as a file', async () => {
  await approve('board', await waiting({ memo: 'Pool surplus' }));
  const loan = await waiting({ ...outOfReserve(), purpose: 'loan', amountMinor: 1000 });
  // By as many as the place asks for.
  for (const who of ['board', 'admin'] as const) await approve(who, loan);
  const numbers = async (query: CallInput<'GET /api/v1/bank-transfers'>['query'] & {}) =>
    (await treasurer.ok('GET /api/v1/bank-transfers', { query })).data.map(({ number }) => number);
  const [second = 0, first = 0] = await numbers({});
  expect(second).toBe(first + 1);
  expect(await numbers({ sort: 'amountMinor' })).toEqual([second, first]);
  expect(await numbers({ accountId: [books.account('1020')] })).toEqual([second, first]);
  expect(await numbers({ accountId: [books.account('4010')] })).toEqual([]);
  expect(await numbers({ purpose: ['loan'] })).toEqual([second]);
  expect(await numbers({ search: 'pool' })).toEqual([first]);
  expect(await numbers({ search: '1020' })).toEqual([second, first]);
  expect(await numbers({ on: '2026-09-11..' })).toEqual([]);
  await books.within(async (tx) => {
    const { entryId } = await tx
      .selectFrom('transfer')
      .select('entryId')
      .where('number', '=', second)
      .executeTakeFirstOrThrow();
    await reverse(tx, { key: newKey(), reverses: entryId, date: '2026-09-14' }, actor);
  });
  expect(await numbers({ status: ['reversed'] })).toEqual([second]);
  expect(await numbers({ status: ['posted'] })).toEqual([first]);
  const totals = await treasurer.ok('GET /api/v1/bank-transfers/totals', {
    query: { purpose: ['contribution'] },
  });
  expect(totals.data).toEqual({ count: 1, sums: { amountMinor: 20_000 } });
  const values = await treasurer.ok('GET /api/v1/bank-transfers/values', { query: { of: 'purpose' } });
  expect(values.data).toMatchObject({
    values: expect.arrayContaining([expect.objectContaining({ value: 'loan', count: 1 })]),
  });
  const file = await treasurer.call('GET /api/v1/bank-transfers/export', { query: { format: 'csv' } });
  expect(file.status).toBe(200);
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('GET /api/v1/bank-transfers')).status).toBe(403);
});
