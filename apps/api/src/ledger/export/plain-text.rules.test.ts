import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { readOutside } from '../proof/outside-readers';
import {
  accountPaths,
  amountText,
  headOfJournal,
  journalFile,
  textOfAccount,
  textOfEntry,
} from './plain-text.rules';

test('an amount is written exactly, for every currency’s digits', () => {
  expect(amountText(-123_405, 2)).toBe('-1234.05');
  expect(amountText(5, 2)).toBe('0.05');
  expect(amountText(5, 0)).toBe('5');
  expect(amountText(-1234, 3)).toBe('-1.234');
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom(0, 2, 3), (amount, exponent) => {
      expect(BigInt(amountText(amount, exponent).replace('.', ''))).toBe(BigInt(amount));
    }),
  );
});

const line = {
  accountType: 'asset',
  fundCode: 'OP',
  accountCode: '1010',
  accountName: 'Checking',
  amountMinor: 100,
  memo: null,
  fundName: 'Operating',
  openItemId: null,
  dueOn: null,
} as const;
const noNames = new Map<string, never>();

test('names of people’s own making become names of accounts, whatever is in them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (accountName, accountCode) => {
      expect(accountPaths()({ ...line, accountName, accountCode })).toMatch(
        /^Assets:FOP:[A-Z0-9][A-Za-z0-9-]*$/,
      );
    }),
  );
});

test('accents go, and what was small begins with a capital', () => {
  expect(accountPaths()({ ...line, accountCode: 'b7', accountName: 'Café & Añejo (old)' })).toBe(
    'Assets:FOP:B7-Cafe-Anejo-old',
  );
});

test('accounts and funds that would have one name have one each, the same all through a file', () => {
  const pathOf = accountPaths();
  const codes = ['A-1', 'A.1', 'a-1', '会', '計', 'A-1', '計'];
  const paths = codes.map((fundCode) => pathOf({ ...line, fundCode }));
  expect(new Set(paths).size).toBe(5);
  expect(paths.slice(-2)).toEqual([paths[0], paths[4]]);
  expect(pathOf({ ...line, fundCode: 'A-1', accountName: 'Renamed' })).toBe(paths[0]);
});

test('a memo of several lines, quotes and comment signs stays in its line', () => {
  const entry = {
    no: 7,
    date: '2026-01-05',
    kind: 'entry',
    class: 'ordinary',
    memo: 'A "b";\n2026-01-01 c | d',
    lines: [line],
  } as const;
  const text = (format: 'hledger' | 'beancount') =>
    textOfEntry({ ...entry, lines: [line] }, journalFile(format, 'USD'), noNames);
  expect(text('hledger')).toBe(
    '2026-01-05 * (7) A ,b,, 2026-01-01 c , d  ; no:7, kind:entry\n    Assets:FOP:1010-Checking  1.00 USD\n\n',
  );
  expect(text('beancount')).toContain('2026-01-05 * "A ,b,, 2026-01-01 c , d"\n');
});

test('a line has its due date, party and invoice, whatever is in their names', () => {
  const item = { ...line, openItemId: 'one', dueOn: '2026-02-01' };
  const entry = {
    no: 7,
    date: '2026-01-05',
    kind: 'invoice',
    class: 'ordinary',
    memo: 'Dues',
    lines: [item, line],
  } as const;
  const names = new Map([['one', { party: 'Birch "7", upper: left', invoice: '1042' }]]);
  const text = (format: 'hledger' | 'beancount') =>
    textOfEntry({ ...entry, lines: [...entry.lines] }, journalFile(format, 'USD'), names);
  expect(text('hledger')).toContain(
    '  1.00 USD  ; due:2026-02-01, party:Birch 7 upper left, invoice:1042\n    Assets:FOP:1010-Checking  1.00 USD\n',
  );
  expect(text('beancount')).toContain(
    '  1.00 USD\n    due: 2026-02-01\n    party: "Birch 7 upper left"\n    invoice: "1042"\n  Assets',
  );
});

test('accounts are declared with their type, those of the bank as cash', () => {
  const bank = { ...line, accountPurpose: 'bank' } as const;
  expect(textOfAccount(bank, journalFile('hledger', 'USD'))).toBe(
    'account Assets:FOP:1010-Checking\n    ; type:C\n',
  );
  expect(textOfAccount({ ...bank, accountPurpose: null }, journalFile('hledger', 'USD'))).toContain('type:A');
  expect(textOfAccount(bank, journalFile('beancount', 'USD'))).toBe(
    '1900-01-01 open Assets:FOP:1010-Checking\n',
  );
});

test('a currency without decimals is read by hledger and ledger', async () => {
  const yen = journalFile('hledger', 'JPY');
  const income = { ...line, accountType: 'income', accountCode: '4010', accountName: 'Dues' } as const;
  const lines = [line, { ...income, amountMinor: -100 }];
  const entry = { no: 1, date: '2026-01-05', kind: 'entry', class: 'ordinary', memo: null, lines } as const;
  const head = headOfJournal(yen, 'Demo');
  expect(head).toBe('; Demo\ncommodity 0. JPY\n\n');
  const folder = await mkdtemp(join(tmpdir(), 'courtyard-yen-'));
  try {
    const file = join(folder, 'yen.journal');
    const accounts = lines.map((each) => textOfAccount({ ...each, accountPurpose: null }, yen)).join('');
    await writeFile(file, head + accounts + textOfEntry({ ...entry, lines }, yen, noNames));
    // Read as if of two digits.
    const expected = new Map([
      ['2026-01 Assets:FOP:1010-Checking', 10_000],
      ['2026-01 Income:FOP:4010-Dues', -10_000],
    ]);
    for (const { program, sums } of await readOutside(file))
      expect([program, sums]).toEqual([program, expected]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
