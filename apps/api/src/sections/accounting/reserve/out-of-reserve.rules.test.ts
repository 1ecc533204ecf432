import { type CashChart, reservesLeft, takenBack } from './out-of-reserve.rules';

const chart: CashChart = {
  accounts: [
    { id: 'checking', purpose: 'bank' },
    { id: 'savings', purpose: 'bank' },
    { id: 'deposit', purpose: 'bank' },
    { id: 'undeposited', purpose: 'undeposited' },
    { id: 'roof', purpose: null },
    { id: 'due-from', purpose: 'due-from' },
    { id: 'due-to', purpose: 'due-to' },
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
