import fc from 'fast-check';
import { readAmount, readNumber } from './typed-amount.rules';

const minorOf = (text: string, currency = 'USD') => {
  const read = readAmount(text, currency);
  return 'problem' in read ? read.problem : read.amountMinor;
};

test('amounts are read as spreadsheets of any country copy them', () => {
  expect(
    ['1,234.50', '1.234,50', '1 234,50', "1'234.50", '$1,234.5', '1.234,50 $', 'USD 1234.50'].map((text) =>
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
    'too-many-digits',
    100_000,
  ]);
  expect(['abc', '1,23,4', '(5', '-(5)', '=1+1', '1.2.3'].map((text) => minorOf(text))).toEqual(
    Array.from({ length: 6 }, () => 'not-amount'),
  );
  expect(minorOf('90071992547409.93')).toBe('too-large');
  expect(minorOf('1,500', 'JPY')).toBe(1500);
});

test('another currency is refused by its code or sign', () => {
  expect(['€5', '5 EUR', 'GBP 5', '(£5)'].map((text) => minorOf(text))).toEqual(
    Array.from({ length: 4 }, () => 'other-currency'),
  );
  expect(['€5', '5 EUR', '(5 €)'].map((text) => minorOf(text, 'EUR'))).toEqual([500, 500, -500]);
});

test('a number of a workbook is an amount, or has too many digits', () => {
  const read = (value: number, currency = 'USD') => {
    const found = readNumber(value, currency);
    return 'problem' in found ? found.problem : found.amountMinor;
  };
  expect([1234.5, 0.1 + 0.2, -0, 1.234, 1e300, NaN].map((value) => read(value))).toEqual([
    123_450,
    30,
    0,
    'too-many-digits',
    'too-large',
    'not-amount',
  ]);
  expect(read(1.5, 'JPY')).toBe('too-many-digits');
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) => {
      expect(read(amount / 100)).toBe(amount === 0 ? 0 : amount);
    }),
  );
});
