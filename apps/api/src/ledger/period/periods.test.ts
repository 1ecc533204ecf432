import { withApp } from '../../testing';
import {
  type Books,
  charge,
  openBooks,
  postIn,
  receipt,
  transfer,
  treasurer,
  firstUnit,
} from '../books.fixture';
import {
  closePeriod,
  closeYear,
  movements,
  periodActions,
  periods,
  register,
  type RegisterPlace,
  reopenPeriod,
  trialBalance,
} from '../index';
import type { Basis } from '../index';

const scene = withApp();
let books: Books;
beforeAll(async () => {
  books = await openBooks(scene);
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
  await postIn(
    books,
    transfer(books, { date: '2026-03-05', debit: '5200', credit: '1010', amountMinor: 900 }),
  );
});

const refused = (code: string, status = 422) => expect.objectContaining({ code: `ledger-${code}`, status });

async function standing(at: string, basis: Basis): Promise<Record<string, number>> {
  const rows = await books.within((tx) => trialBalance(tx, { at, basis }));
  const sums: Record<string, number> = {};
  for (const { code, balanceMinor } of rows)
    if (balanceMinor !== 0) sums[code] = (sums[code] ?? 0) + balanceMinor;
  return sums;
}

/** Amounts and balances of an account's register, read in pages. */
async function registerOf(code: string, limit = 100): Promise<[number, number][]> {
  const found: [number, number][] = [];
  for (let after: RegisterPlace | undefined; ;) {
    const input = { accountId: books.account(code), limit, ...(after && { after }) };
    const { lines } = await books.within((tx) => register(tx, input));
    found.push(...lines.map((line): [number, number] => [line.amountMinor, line.balanceMinor]));
    after = lines.at(-1);
    if (lines.length < limit) return found;
  }
}

test('a closed month takes nothing, closes in order, and is reopened for a reason', async () => {
  const close = (month: string) => books.within((tx) => closePeriod(tx, month, treasurer));
  await expect(close('2026-02')).rejects.toEqual(refused('order', 409));
  const head = await close('2026-01');
  expect(head.hash).toMatch(/^[0-9a-f]{64}$/);
  const late = transfer(books, { date: '2026-01-31', debit: '5200', credit: '2100', amountMinor: 1 });
  await expect(postIn(books, late)).rejects.toEqual(refused('closed', 409));
  const before = transfer(books, { date: '2025-12-31', debit: '5200', credit: '2100', amountMinor: 1 });
  await expect(postIn(books, before)).rejects.toEqual(refused('closed', 409));
  await expect(close('2025-12')).rejects.toEqual(refused('closed', 409));
  await close('2026-02');
  const reopen = (month: string, reason: string) =>
    books.within((tx) => reopenPeriod(tx, month, reason, treasurer));
  await expect(reopen('2026-01', 'A bill came late')).rejects.toEqual(refused('order', 409));
  await expect(reopen('2026-02', ' ')).rejects.toEqual(refused('reason'));
  await reopen('2026-02', 'A bill came late');
  await reopen('2026-01', 'A bill came late');
  await postIn(books, late);
});

test('the year’s end closes income to the fund balance in every basis; statements of income leave it out; reopening takes it back', async () => {
  for (const month of ['01', '02', '03', '04', '05', '06'])
    await books.within((tx) => closePeriod(tx, `2026-${month}`, treasurer));
  const income = (basis: 'accrual' | 'cash' | 'modified-cash') =>
    books.within((tx) => movements(tx, { from: '2026-01-01', to: '2026-06-30', basis, withClosing: false }));
  const before = {
    accrual: await income('accrual'),
    cash: await income('cash'),
    mixed: await income('modified-cash'),
  };
  expect(await books.within((tx) => closeYear(tx, '2026-06-30', treasurer))).toBeGreaterThan(1);
  await expect(books.within((tx) => closeYear(tx, '2026-06-30', treasurer))).rejects.toEqual(
    refused('year-closed', 409),
  );
  for (const basis of ['accrual', 'cash', 'modified-cash'] as const) {
    const codes = Object.keys(await standing('2026-06-30', basis));
    expect(codes.filter((code) => /^[4-7]/.test(code))).toEqual([]);
    expect(codes).toContain('3010');
  }
  expect({
    accrual: await income('accrual'),
    cash: await income('cash'),
    mixed: await income('modified-cash'),
  }).toEqual(before);
  expect(await registerOf('4010')).toEqual([
    [-24_000, -24_000],
    [24_000, 0],
  ]);
  // From the middle of a day too, the cash basis' own entries are not counted.
  const whole = await registerOf('3010');
  expect(whole.at(-1)?.[1]).toBe((await standing('2026-06-30', 'accrual'))['3010']);
  expect(whole.length).toBeGreaterThan(2);
  expect(await registerOf('3010', 1)).toEqual(whole);
  await books.within((tx) => reopenPeriod(tx, '2026-06', 'The auditor found a bill', treasurer));
  expect(Object.keys(await standing('2026-06-30', 'cash'))).not.toContain('3010');
});

test('who closed and reopened, when and why, is kept with the head of the chain', async () => {
  const actions = await books.within((tx) => periodActions(tx));
  expect(actions[0]).toMatchObject({
    action: 'reopen',
    month: '2026-06-01',
    reason: 'The auditor found a bill',
    actedByName: 'Tess Treasurer',
  });
  expect(actions.filter(({ action }) => action === 'close').length).toBeGreaterThan(6);
  expect((await books.within(periods)).at(-1)).toEqual({ month: '2026-06', status: 'open' });
});
