import { type CashChart, reservesLeft, takenBack } from './out-of-reserve.rules';

const account = (
  id: string,
  purpose: CashChart['accounts'][number]['purpose'],
  fundId: string | null = null,
): CashChart['accounts'][number] => ({ id, purpose, fundId, type: 'asset', control: 'none' });

const chart: CashChart = {
  accounts: [
    account('checking', 'bank'),
    account('savings', 'bank'),
    account('deposit', 'bank'),
    account('undeposited', 'undeposited'),
    { ...account('roof', null), type: 'expense' },
    account('certificate', null, 'RES'),
    account('due-from', 'due-from'),
    { ...account('due-to', 'due-to'), type: 'liability' },
  ],
  funds: [
    { id: 'OP', kind: 'operating', name: 'Operating' },
    { id: 'RES', kind: 'reserve', name: 'Reserve' },
    { id: 'ELE', kind: 'reserve', name: 'Elevators' },
  ],
};

type Row = [accountId: string, fundId: string, amountMinor: number];
const left = (...rows: Row[]) =>
  reservesLeft(
    chart,
    rows.map(([accountId, fundId, amountMinor]) => ({ accountId, fundId, amountMinor })),
  );

test.each<[string, Row[], string[]]>([
  [
    'an expense',
    [
      ['roof', 'RES', 100],
      ['savings', 'RES', -100],
    ],
    ['Reserve'],
  ],
  [
    'a loan to the operating fund',
    [
      ['savings', 'RES', -100],
      ['due-from', 'RES', 100],
      ['checking', 'OP', 100],
      ['due-to', 'OP', -100],
    ],
    ['Reserve'],
  ],
  [
    'cash for another reserve',
    [
      ['savings', 'RES', -100],
      ['due-from', 'RES', 100],
      ['deposit', 'ELE', 100],
      ['due-to', 'ELE', -100],
    ],
    ['Reserve'],
  ],
  [
    'a transfer within the fund less its fee',
    [
      ['savings', 'RES', -100],
      ['deposit', 'RES', 99],
      ['roof', 'RES', 1],
    ],
    ['Reserve'],
  ],
  [
    'a transfer between two bank accounts of the fund',
    [
      ['savings', 'RES', -100],
      ['deposit', 'RES', 100],
    ],
    [],
  ],
  [
    'money that leaves the bank as if it were not deposited',
    [
      ['savings', 'RES', -100],
      ['undeposited', 'RES', 100],
    ],
    ['Reserve'],
  ],
  [
    'a certificate of deposit that pays an expense',
    [
      ['certificate', 'RES', -100],
      ['roof', 'RES', 100],
    ],
    ['Reserve'],
  ],
  [
    'a certificate of deposit that comes back to the bank',
    [
      ['certificate', 'RES', -100],
      ['savings', 'RES', 100],
    ],
    [],
  ],
  [
    'what the bank turns into an account beside banks',
    [
      ['savings', 'RES', -100],
      ['certificate', 'RES', 100],
    ],
    ['Reserve'],
  ],
  [
    'checks of the fund that reach its bank',
    [
      ['undeposited', 'RES', -100],
      ['savings', 'RES', 100],
    ],
    [],
  ],
  [
    'a cost that the operating fund bears for it',
    [
      ['roof', 'RES', 100],
      ['due-to', 'RES', -100],
      ['checking', 'OP', -100],
      ['due-from', 'OP', 100],
    ],
    [],
  ],
])('%s takes from: %#', (_name, rows, expected) => {
  expect(left(...rows)).toEqual(expected);
});

test('what came in leaves with the reversal', () => {
  const lines = [
    { accountId: 'savings', fundId: 'RES', amountMinor: 100 },
    { accountId: 'roof', fundId: 'RES', amountMinor: -100 },
  ];
  expect([reservesLeft(chart, lines), reservesLeft(chart, takenBack(lines))]).toEqual([[], ['Reserve']]);
});
