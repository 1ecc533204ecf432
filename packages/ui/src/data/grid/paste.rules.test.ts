import fc from 'fast-check';
import { amountText } from '../../forms/text/amount-text.rules';
import { readAmount, readPaste } from './paste.rules';

const minorOf = (text: string, exponent = 2) => {
  const read = readAmount(text, exponent);
  return 'problem' in read ? read.problem : read.amountMinor;
};

test('amounts are read as spreadsheets of any country copy them', () => {
  expect(
    ['1,234.50', '1.234,50', '1 234,50', "1'234.50", '$1,234.5', '1.234,50 €', 'USD 1234.50'].map((text) =>
      minorOf(text),
    ),
  ).toEqual(Array.from({ length: 7 }, () => 123_450));
  expect(
    ['(1,234.50)', '-1.234,50', '1,234.50-', '($1,234.50)', '−1234,5'].map((text) => minorOf(text)),
  ).toEqual(Array.from({ length: 5 }, () => -123_450));
  expect(['', ' - ', '0', '–'].map((text) => minorOf(text))).toEqual([0, 0, 0, 0]);
  expect(['1,234', '1.234', '1,234,567', '12,5', '0.005', '1.000'].map((text) => minorOf(text))).toEqual([
    123_400,
    123_400,
    123_456_700,
    1250,
    'not-amount',
    100_000,
  ]);
  expect(['abc', '1,23,4', '(5', '-(5)', '=1+1', '1.2.3'].map((text) => minorOf(text))).toEqual(
    Array.from({ length: 6 }, () => 'not-amount'),
  );
  expect(minorOf('90071992547409.93')).toBe('too-large');
  expect(minorOf('1,500', 0)).toBe(1500);
});

test('what the grid copies, it reads again', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) => {
      expect(minorOf(amountText(amount, 2))).toBe(amount === 0 ? 0 : amount);
    }),
  );
});

test('a paste is taken whole or not at all', () => {
  const room = { rows: 2, columns: 2, exponent: 2 };
  expect(readPaste('1\t2\r\n(3)\t$4\r\n', room)).toEqual({
    amounts: [
      [100, 200],
      [-300, 400],
    ],
  });
  expect(readPaste('1\t2\t3', room)).toEqual({ problem: 'too-many-columns', columns: 3 });
  expect(readPaste('1\n2\n3', room)).toEqual({ problem: 'too-many-rows', rows: 3 });
  expect(readPaste('1\t2\n3\tx', room)).toEqual({ problem: 'unreadable', row: 2, column: 2, text: 'x' });
});
