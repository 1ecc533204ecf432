import { newId } from '../../platform/core/ids';
import { withApp } from '../../testing';
import {
  type Books,
  charge,
  newKey,
  openBooks,
  postIn,
  receipt,
  transfer,
  firstUnit,
} from '../books.fixture';
import { openItems, rebuildBalances, verify } from '../index';

const scene = withApp();
let books: Books;
beforeAll(async () => {
  books = await openBooks(scene);
});
/** What was written by sets is what the lines say, read one by one. */
async function expectWhole(): Promise<void> {
  const { faults } = await books.within((tx) => verify(tx));
  expect(faults).toEqual([]);
  expect(await books.within((tx) => rebuildBalances(tx))).toBe(0);
}
afterEach(expectWhole);

const unit = () => firstUnit(books);
const refused = (code: string, status = 422) => expect.objectContaining({ code: `ledger-${code}`, status });
const dues = (date: string, amountMinor = 100) =>
  charge(books, { party: unit(), date, parts: [{ fund: 'OP', income: '4010', amountMinor }] });
const openOf = async (itemId: string | undefined) =>
  (
    await books.within((tx) => openItems(tx, { at: '2026-12-31', control: 'receivable', party: unit() }))
  ).find(({ id }) => id === itemId)?.openMinor;
const paying = (itemId: string | undefined, amountMinor: number, date = '2026-02-03') =>
  receipt(books, { date, to: [{ itemId: itemId ?? '', fund: 'OP', amountMinor }] });

test('numbers and hashes follow each other in the order that was given, beside what was posted before', async () => {
  const once = transfer(books, { date: '2026-02-01', debit: '5200', credit: '2100', amountMinor: 7 });
  const [before] = await postIn(books, once);
  const fresh = transfer(books, { date: '2026-02-01', debit: '5200', credit: '2100', amountMinor: 8 });
  const other = transfer(books, { date: '2026-01-01', debit: '5200', credit: '2100', amountMinor: 9 });
  const posted = await postIn(books, fresh, once, other, fresh);
  const no = before?.no ?? 0;
  expect(posted.map((entry) => [entry.no, entry.isRepeated])).toEqual([
    [no + 1, false],
    [no, true],
    [no + 2, false],
    [no + 1, true],
  ]);
  expect(posted[1]?.hash).toBe(before?.hash);
  expect(posted[3]?.id).toBe(posted[0]?.id);
});

test('an item is charged, paid in part and paid in full by entries of one call', async () => {
  const { entry, items } = dues('2026-02-01');
  await postIn(books, entry, paying(items[0], 60), paying(items[0], 40, '2026-02-09'));
  expect(await openOf(items[0])).toBeUndefined();
});

test('more than is open after all of them is refused, and none of them is posted', async () => {
  const { entry, items } = dues('2026-02-01');
  await expect(postIn(books, entry, paying(items[0], 60), paying(items[0], 41))).rejects.toEqual(
    refused('over-applied'),
  );
  await postIn(books, entry);
  expect(await openOf(items[0])).toBe(100);
});

test('an item is not used before the entry that begins it', async () => {
  const { entry, items } = dues('2026-02-01');
  await expect(postIn(books, paying(items[0], 60), entry)).rejects.toEqual(refused('unknown-item'));
});

test('a payment and its return in one call leave the charge open, with what was applied taken back', async () => {
  const { entry, items } = dues('2026-02-01');
  await postIn(books, entry);
  const id = newId();
  await postIn(
    books,
    { ...paying(items[0], 100), id },
    { key: newKey(), date: '2026-02-09', reverses: id, memo: 'Returned' },
  );
  expect(await openOf(items[0])).toBe(100);
  const applied = await books.within((tx) =>
    tx
      .selectFrom('application')
      .select('amount')
      .where('toItem', '=', items[0] ?? '')
      .orderBy('amount')
      .execute(),
  );
  expect(applied.map(({ amount }) => amount)).toEqual([-100, 100]);
});

test('an entry is not reversed twice in one call, nor before it is there', async () => {
  const id = newId();
  const entry = {
    ...transfer(books, { date: '2026-02-01', debit: '5200', credit: '2100', amountMinor: 3 }),
    id,
  };
  const back = () => ({ key: newKey(), date: '2026-02-09', reverses: id });
  await expect(postIn(books, entry, back(), back())).rejects.toEqual(refused('reversed', 409));
  await expect(postIn(books, back(), entry)).rejects.toEqual(refused('unknown'));
});

test('one that is wrong keeps all from being posted', async () => {
  const right = transfer(books, { date: '2026-02-01', debit: '5200', credit: '2100', amountMinor: 3 });
  const wrong = { ...right, key: newKey(), lines: right.lines.slice(1) };
  await expect(postIn(books, right, wrong)).rejects.toEqual(refused('unbalanced'));
  const [posted] = await postIn(books, right);
  expect(posted?.isRepeated).toBe(false);
});

test('an opening of 5,000 items is one entry', async () => {
  const { account, fund } = books;
  const items = Array.from({ length: 4999 }, () => ({
    id: newId(),
    accountId: account('1200'),
    fundId: fund('OP'),
    contraAccountId: account('4010'),
    party: unit(),
    chargeType: 'regular' as const,
    issuedOn: '2026-01-01',
    dueOn: '2026-01-01',
  }));
  const lines = items.map(({ id, accountId, fundId }) => ({ accountId, fundId, amountMinor: 1, itemId: id }));
  const [posted] = await postIn(books, {
    key: newKey(),
    date: '2026-01-01',
    kind: 'opening',
    items,
    lines: [...lines, { accountId: account('3010'), fundId: fund('OP'), amountMinor: -4999 }],
  });
  expect(posted?.isRepeated).toBe(false);
  expect(await openOf(items.at(-1)?.id)).toBe(1);
});

test('openings, payments and reversals of reversals in one call are in cash basis what they are one by one', async () => {
  const { account, fund } = books;
  const [openingId, backId, againId] = [newId(), newId(), newId()];
  const item = newId();
  const opening = {
    id: openingId,
    key: newKey(),
    date: '2026-01-01',
    kind: 'opening',
    items: [
      {
        id: item,
        accountId: account('1200'),
        fundId: fund('OP'),
        contraAccountId: account('4010'),
        party: unit(),
        chargeType: 'regular' as const,
        issuedOn: '2026-01-01',
        dueOn: '2026-01-01',
      },
    ],
    lines: [
      { accountId: account('1200'), fundId: fund('OP'), amountMinor: 500, itemId: item },
      { accountId: account('3010'), fundId: fund('OP'), amountMinor: -500 },
    ],
  };
  const posted = await postIn(
    books,
    opening,
    { key: newKey(), id: backId, date: '2026-01-02', reverses: openingId, memo: 'Wrong' },
    { key: newKey(), id: againId, date: '2026-01-03', reverses: backId, memo: 'Right' },
    paying(item, 200),
  );
  expect(posted.map(({ isRepeated }) => isRepeated)).toEqual([false, false, false, false]);
  expect(await openOf(item)).toBe(300);
  // Found whole or not at all where it is given again, with what is new behind it.
  const fresh = paying(item, 300);
  const again = await postIn(books, opening, fresh);
  expect(again.map(({ id, isRepeated }) => [id === openingId, isRepeated])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await openOf(item)).toBeUndefined();
});

test('one key for two wishes is refused in one call', async () => {
  const once = transfer(books, { date: '2026-02-01', debit: '5200', credit: '2100', amountMinor: 7 });
  const other = {
    ...transfer(books, { date: '2026-02-01', debit: '5200', credit: '2100', amountMinor: 8 }),
    key: once.key,
  };
  await expect(postIn(books, once, other)).rejects.toEqual(refused('key'));
});

test('lines of funds that only balance across two entries of a call are refused', async () => {
  const one = transfer(books, { date: '2026-02-01', debit: '5200', credit: '2100', amountMinor: 7 });
  const [debit, credit] = one.lines;
  if (!debit || !credit) throw new Error('there are no lines');
  const over = { ...one, lines: [debit, { ...credit, amountMinor: -6 }] };
  const under = { ...one, key: newKey(), lines: [debit, { ...credit, amountMinor: -8 }] };
  await expect(postIn(books, over, under)).rejects.toEqual(refused('unbalanced'));
});
