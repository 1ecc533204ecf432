import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Books,
  charge,
  openBooks,
  postIn,
  transfer,
  treasurer,
  firstUnit,
} from '../../ledger/books.fixture';
import { closePeriod, closeYear } from '../../ledger';
import { incomeByHledger, readByBeancount, readOutside } from '../../ledger/proof/outside-readers';
import { withApp } from '../../testing';
import { commandHere } from '../../testing/command';

const scene = withApp();
const courtyard = commandHere(scene);
let books: Books;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtyard-journal-'));
  books = await openBooks(scene);
  const unit = firstUnit(books);
  const { entry } = charge(books, {
    party: unit,
    date: '2026-12-01',
    parts: [{ fund: 'OP', income: '4010', amountMinor: 12_345 }],
  });
  await postIn(books, { ...entry, memo: 'Dues; "December" | A\\B' });
  await postIn(books, transfer(books, { date: '2026-12-31', debit: '5200', credit: '1010', amountMinor: 5 }));
  await books.within((tx) => closePeriod(tx, '2026-12', treasurer));
  await books.within((tx) => closeYear(tx, '2026-12-31', treasurer));
});
afterAll(() => rm(folder, { recursive: true }));

test('journal verify reads the chain, and says by number what an older head or another one lacks', async () => {
  const right = await courtyard('journal', 'verify', 'demo');
  expect(right).toMatchObject({ code: 0, err: '' });
  const [, head = '', hash = ''] = /Head (\d+):([0-9a-f]{64})/.exec(right.out) ?? [];
  expect(Number(head)).toBeGreaterThan(2);
  // What a dump from before would show: it ends earlier than a head that was kept.
  const [kept, later, wrong, none] = await Promise.all([
    courtyard('journal', 'verify', 'demo', '--expect-head', `${head}:${hash}`),
    courtyard('journal', 'verify', 'demo', '--expect-head', `${Number(head) + 1}:${hash}`),
    courtyard('journal', 'verify', 'demo', '--expect-head', 'x'),
    courtyard('journal', 'verify', 'demo', '--expect-head', `0:${hash}`),
  ]);
  expect(kept).toMatchObject({ code: 0 });
  expect(later).toMatchObject({ code: 1 });
  expect(later.err).toContain(`the chain ends at entry ${head}, but entry ${Number(head) + 1} was expected`);
  expect(wrong).toMatchObject({ code: 2 });
  expect(none).toMatchObject({ code: 2 });
}, 120_000);

test('journal rebuild says that nothing was otherwise', async () => {
  expect(await courtyard('journal', 'rebuild', 'demo')).toMatchObject({
    code: 0,
    out: 'All balances match the journal.\n',
  });
}, 120_000);

test('journal export is read by hledger, ledger and Beancount, with the year’s end', async () => {
  const journal = await courtyard('journal', 'export', 'demo', '--format', 'hledger');
  const beancount = await courtyard('journal', 'export', 'demo', '--format', 'beancount');
  expect(journal.err + beancount.err).toBe('');
  const [file, beans] = [join(folder, 'demo.journal'), join(folder, 'demo.beancount')];
  await writeFile(file, journal.out);
  await writeFile(beans, beancount.out);
  const expected = new Map([
    ['2026-12 Assets:FOP:1010-Operating-checking', -5],
    ['2026-12 Assets:FOP:1200-Owners-receivable', 12_345],
    ['2026-12 Equity:FOP:3010-Fund-balance', -12_340],
  ]);
  for (const { program, sums } of await readOutside(file))
    expect([program, sums]).toEqual([program, expected]);
  const income = '"Income:FOP:4010-Regular-assessments","123.45 USD"';
  expect((await incomeByHledger(file)) ?? income).toContain(income);
  expect((await readByBeancount(beans)) ?? expected).toEqual(expected);
  expect(await courtyard('journal', 'export', 'demo', '--format', 'pdf')).toMatchObject({ code: 2 });
}, 120_000);
