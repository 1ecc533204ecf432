import type { BookedLine } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { type AskedLine, suggest } from './suggest.rules';

const booked = (no: number, amountMinor: number, more: Partial<BookedLine> = {}): BookedLine => ({
  entryId: String(no),
  line: 1,
  no,
  date: '2026-03-08',
  kind: 'receipt',
  memo: null,
  party: null,
  reference: null,
  amountMinor,
  isReversed: false,
  ...more,
});
const asked = (more: Partial<AskedLine> = {}): AskedLine => ({
  bookedOn: '2026-03-10',
  amountMinor: 29_500,
  checkNumber: null,
  payee: null,
  memo: null,
  ...more,
});
const told = (line: AskedLine, alike: BookedLine[], parts: BookedLine[] = []) =>
  suggest(line, { alike, parts, rule: null }).map(({ lines, reasons }) => [
    lines.map(({ no }) => no),
    reasons,
  ]);

test('the number of the check counts before the name, the name before the day', () => {
  const line = asked({ checkNumber: '0001187', payee: 'PEREZ ANA' });
  const alike = [
    booked(1, 29_500, { date: '2026-03-10' }),
    booked(2, 29_500, { party: 'Ana Pérez' }),
    booked(3, 29_500, { reference: '1187', date: '2026-01-02' }),
  ];
  expect(told(line, alike)).toEqual([
    [[3], ['check-number', 'far-day']],
    [[2], ['near-day', 'name']],
    [[1], ['same-day']],
  ]);
});

test('words that stand in every other line are no names, and the only one of its amount says so', () => {
  const line = asked({ payee: 'ONLINE PAYMENT', memo: 'dues' });
  expect(told(line, [booked(1, 29_500, { memo: 'Dues payment' })])).toEqual([
    [[1], ['near-day', 'only-one']],
  ]);
});

test('several that come to the amount are one deposit, those of one day before any others', () => {
  const line = asked({ amountMinor: 60_000 });
  const parts = [
    booked(1, 20_000),
    booked(2, 40_000, { date: '2026-03-09' }),
    booked(3, 25_000),
    booked(4, 15_000),
  ];
  expect(told(line, [], parts)).toEqual([
    [
      [1, 3, 4],
      ['sum', 'near-day'],
    ],
  ]);
  expect(told(asked({ amountMinor: 55_000 }), [], parts)).toEqual([
    [
      [2, 4],
      ['sum', 'near-day'],
    ],
  ]);
  expect(told(asked({ amountMinor: 61_000 }), [], parts)).toEqual([]);
});

test('what goes out is summed too, and many small amounts are not tried for ever', () => {
  const out = [booked(1, -700), booked(2, -300)];
  expect(told(asked({ amountMinor: -1000 }), [], out)).toEqual([
    [
      [1, 2],
      ['sum', 'near-day'],
    ],
  ]);
  const many = Array.from({ length: 60 }, (_, no) => booked(no, 1000 + 2 * no));
  expect(told(asked({ amountMinor: 12_345 }), [], many)).toEqual([]);
});

test('what lies far off comes after several that come to the amount', () => {
  const parts = [booked(2, 9_500), booked(3, 20_000)];
  const far = booked(1, 29_500, { date: '2025-11-30' });
  expect(told(asked(), [far], parts).map(([nos]) => nos)).toEqual([[2, 3], [1]]);
});
