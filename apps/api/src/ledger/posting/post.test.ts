import { withApp } from '../../testing';
import {
  type Books,
  charge,
  newKey,
  openBooks,
  postIn,
  receipt,
  transfer,
  treasurer,
  firstUnit,
} from '../books.fixture';
import { agingOf, archiveAccount, openItems, post, register, reverse, trialBalance } from '../index';

const scene = withApp();
let books: Books;
beforeAll(async () => {
  books = await openBooks(scene);
});

const unit = () => firstUnit(books);

const refused = (code: string, status = 422) => expect.objectContaining({ code: `ledger-${code}`, status });

async function standing(at: string, basis: 'accrual' | 'cash' | 'modified-cash' = 'accrual', fund?: string) {
  const rows = await books.within((tx) =>
    trialBalance(tx, { at, basis, ...(fund !== undefined && { fundId: books.fund(fund) }) }),
  );
  const sums: Record<string, number> = {};
  for (const { code, balanceMinor } of rows)
    if (balanceMinor !== 0) sums[code] = (sums[code] ?? 0) + balanceMinor;
  return sums;
}

test('a charge of two funds, paid in part, is at zero in each fund, with what one owes the other', async () => {
  const { entry, items } = charge(books, {
    party: unit(),
    date: '2026-01-01',
    parts: [
      { fund: 'OP', income: '4010', amountMinor: 24_000 },
      { fund: 'RES', income: '4030', amountMinor: 6000 },
    ],
  });
  const [charged] = await postIn(books, entry);
  expect(charged).toMatchObject({ no: 1, isRepeated: false });
  const [op = '', res = ''] = items;
  await postIn(
    books,
    receipt(books, {
      date: '2026-01-10',
      to: [
        { itemId: op, fund: 'OP', amountMinor: 4000 },
        { itemId: res, fund: 'RES', amountMinor: 6000 },
      ],
    }),
  );
  expect(await standing('2026-01-31', 'accrual', 'OP')).toEqual({
    '1010': 10_000,
    '1200': 20_000,
    '2800': -6000,
    '4010': -24_000,
  });
  expect(await standing('2026-01-31', 'accrual', 'RES')).toEqual({ '1800': 6000, '4030': -6000 });
  expect(await standing('2026-01-31', 'cash')).toEqual({
    '1010': 10_000,
    '1800': 6000,
    '2800': -6000,
    '4010': -4000,
    '4030': -6000,
  });
  expect(await standing('2026-01-09', 'cash')).toEqual({});
  expect(await standing('2026-01-09')).toEqual({ '1200': 30_000, '4010': -24_000, '4030': -6000 });
});

test('balanced in total but off by a cent between funds is refused', async () => {
  const { account, fund } = books;
  const entry = {
    key: newKey(),
    date: '2026-01-15',
    kind: 'entry',
    lines: [
      { accountId: account('5200'), fundId: fund('OP'), amountMinor: 10_000 },
      { accountId: account('2100'), fundId: fund('OP'), amountMinor: -9999 },
      { accountId: account('2100'), fundId: fund('RES'), amountMinor: -1 },
    ],
  };
  await expect(postIn(books, entry)).rejects.toEqual(refused('unbalanced'));
});

test('the same key gives the first result for the same entry, and is refused for another', async () => {
  const entry = transfer(books, {
    date: '2026-01-20',
    debit: '5200',
    credit: '2100',
    amountMinor: 500,
    key: 'once',
  });
  const [first] = await postIn(books, entry);
  const [again] = await postIn(books, entry);
  expect(again).toEqual({ ...first, isRepeated: true });
  const other = { ...entry, memo: 'Another' };
  await expect(postIn(books, other)).rejects.toEqual(refused('key'));
});

test('prepaid money is the owner’s credit in accrual and unapplied income in cash, until it is applied', async () => {
  const { account, fund } = books;
  const credit = {
    id: '01900000-0000-7000-8000-00000000c001',
    accountId: account('2200'),
    fundId: fund('OP'),
    contraAccountId: account('4800'),
    party: unit(),
    chargeType: 'other' as const,
    issuedOn: '2026-02-01',
    dueOn: '2026-02-01',
  };
  const before = await standing('2026-02-28', 'cash');
  await postIn(books, {
    key: newKey(),
    date: '2026-02-01',
    kind: 'receipt',
    items: [credit],
    lines: [
      { accountId: account('1010'), fundId: fund('OP'), amountMinor: 7000 },
      { accountId: account('2200'), fundId: fund('OP'), amountMinor: -7000, itemId: credit.id },
    ],
  });
  expect((await standing('2026-02-28'))['2200']).toBe(-7000);
  expect(await standing('2026-02-28', 'cash')).toEqual({ ...before, '1010': 17_000, '4800': -7000 });
  const { entry, items } = charge(books, {
    party: unit(),
    date: '2026-02-05',
    parts: [{ fund: 'OP', income: '4010', amountMinor: 7000 }],
  });
  const [item = ''] = items;
  await postIn(books, entry, {
    key: newKey(),
    date: '2026-02-05',
    kind: 'application',
    lines: [
      { accountId: account('2200'), fundId: fund('OP'), amountMinor: 7000, itemId: credit.id },
      { accountId: account('1200'), fundId: fund('OP'), amountMinor: -7000, itemId: item },
    ],
    applications: [
      {
        fromItemId: credit.id,
        toItemId: item,
        amountMinor: 7000,
        policyVersion: '1',
        sentence: 'Credits pay the oldest charge.',
      },
    ],
  });
  expect((await standing('2026-02-28', 'cash'))['4800']).toBeUndefined();
  expect((await standing('2026-02-28', 'cash'))['4010']).toBe(-11_000);
  expect((await standing('2026-02-28'))['2200']).toBeUndefined();
});

test('what is owed ages by its day, and stays what it was when it was paid later', async () => {
  const [, second] = books.units;
  if (!second) throw new Error('there is no second unit');
  const { entry, items } = charge(books, {
    party: second,
    date: '2026-03-01',
    parts: [{ fund: 'OP', income: '4010', amountMinor: 9000 }],
  });
  await postIn(books, entry);
  const at = async (day: string) =>
    agingOf(await books.within((tx) => openItems(tx, { at: day, control: 'receivable', party: second })));
  const none = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  expect(await at('2026-02-28')).toEqual(none);
  expect(await at('2026-03-01')).toEqual({ ...none, current: 9000 });
  expect(await at('2026-03-31')).toEqual({ ...none, to30: 9000 });
  expect(await at('2026-06-30')).toEqual({ ...none, over90: 9000 });
  await postIn(
    books,
    receipt(books, { date: '2026-06-01', to: [{ itemId: items[0] ?? '', fund: 'OP', amountMinor: 9000 }] }),
  );
  expect(await at('2026-03-31')).toEqual({ ...none, to30: 9000 });
  expect(await at('2026-06-30')).toEqual(none);
});

test('more than is open is refused, and so is what is said to be applied and is not', async () => {
  const { entry, items } = charge(books, {
    party: unit(),
    date: '2026-03-02',
    parts: [{ fund: 'OP', income: '4010', amountMinor: 100 }],
  });
  await postIn(books, entry);
  const paid = receipt(books, {
    date: '2026-03-03',
    to: [{ itemId: items[0] ?? '', fund: 'OP', amountMinor: 101 }],
  });
  await expect(postIn(books, paid)).rejects.toEqual(refused('over-applied'));
  const right = receipt(books, {
    date: '2026-03-03',
    to: [{ itemId: items[0] ?? '', fund: 'OP', amountMinor: 100 }],
  });
  for (const amountMinor of [99, -100]) {
    const applications = right.applications?.map((applied) => ({ ...applied, amountMinor })) ?? [];
    await expect(postIn(books, { ...right, applications })).rejects.toEqual(refused('application'));
  }
  const [posted] = await postIn(books, right);
  // A returned check: the charge is open again, with its first due date.
  await books.within((tx) =>
    reverse(
      tx,
      { key: newKey(), date: '2026-03-09', reverses: posted?.id ?? '', memo: 'Returned' },
      treasurer,
    ),
  );
  const open = await books.within((tx) =>
    openItems(tx, { at: '2026-03-31', control: 'receivable', party: unit() }),
  );
  expect(open).toContainEqual(expect.objectContaining({ id: items[0], openMinor: 100, dueOn: '2026-03-02' }));
});

test('a transaction posts once', async () => {
  const entry = () => transfer(books, { date: '2026-03-04', debit: '5200', credit: '2100', amountMinor: 1 });
  const twice = books.within(async (tx) => {
    await post(tx, [entry()], treasurer);
    await post(tx, [entry()], treasurer);
  });
  await expect(twice).rejects.toEqual(refused('twice'));
});

test('an archived account takes no lines but those of a reversal, and is archived at zero only', async () => {
  const entry = transfer(books, { date: '2026-03-05', debit: '5120', credit: '2100', amountMinor: 300 });
  const [posted] = await postIn(books, entry);
  const archive = (at: Date | null) =>
    books.within((tx) => archiveAccount(tx, books.account('5120'), { version: 1, at }));
  await expect(archive(new Date())).rejects.toEqual(refused('not-zero', 409));
  await postIn(
    books,
    transfer(books, { date: '2026-03-06', debit: '5110', credit: '5120', amountMinor: 300 }),
  );
  await archive(new Date());
  await expect(postIn(books, { ...entry, key: newKey() })).rejects.toEqual(refused('archived'));
  await books.within((tx) =>
    reverse(tx, { key: newKey(), date: '2026-03-07', reverses: posted?.id ?? '' }, treasurer),
  );
});

test('the register has its running balance on every page, both ways', async () => {
  for (let day = 1; day <= 9; day += 1)
    await postIn(
      books,
      transfer(books, { date: `2026-04-0${day}`, debit: '5050', credit: '1010', amountMinor: day }),
      transfer(books, { date: `2026-04-0${day}`, debit: '1010', credit: '4300', amountMinor: 1 }),
    );
  const page = (input: object) =>
    books.within((tx) =>
      register(tx, { accountId: books.account('1010'), to: '2026-04-30', limit: 100, ...input }),
    );
  const { lines: all, total } = await page({});
  expect(total).toBe(all.length);
  expect(all.at(-1)?.balanceMinor).toBe((await standing('2026-04-30'))['1010']);
  const middle = all[10];
  if (!middle) throw new Error('the register is short');
  const slice = (from: number, to: number) => ({
    lines: all.slice(from, to),
    total,
    firstPosition: from + 1,
  });
  expect(await page({ after: middle, limit: 3 })).toEqual(slice(11, 14));
  expect(await page({ before: middle, limit: 4 })).toEqual(slice(6, 10));
  expect(await page({ end: 'last', limit: 5 })).toEqual(slice(total - 5, total));
});

test('a value that the books cannot hold is refused, not an error of theirs', async () => {
  const entry = transfer(books, { date: '2026-03-08', debit: '5100', credit: '2100', amountMinor: 1 });
  const lines = entry.lines.map((line) => ({ ...line, amountMinor: line.amountMinor * 1e19 }));
  for (const wrong of [
    { ...entry, date: '2026-02-30' },
    { ...entry, date: '1066-10-14' },
    { ...entry, kind: 'No kind' },
    { ...entry, lines },
    { ...entry, lines: entry.lines.map((line) => ({ ...line, amountMinor: line.amountMinor * (1e12 + 1) })) },
    { ...entry, lines: entry.lines.map((line) => ({ ...line, accountId: 'none' })) },
  ])
    await expect(postIn(books, wrong)).rejects.toEqual(refused('value'));
});
