import fc from 'fast-check';
import { amountText, parseAmountMinor, parseNumber } from './amount-text.rules';

test.each([
  ['1,234.56', 2, 123456],
  ['$1234.5', 2, 123450],
  ['.5', 2, 50],
  ['(12.00)', 2, -1200],
  ['−3', 2, -300],
  ['1500', 0, 1500],
  ['0.125', 3, 125],
])('%s with %i digits is %i', (text, exponent, amountMinor) => {
  expect(parseAmountMinor(text, exponent)).toBe(amountMinor);
});

test.each(['', 'abc', '1,23', '12.345', '1.2.3', '--1', '99999999999999999'])(
  '"%s" is no amount of dollars',
  (text) => {
    expect(parseAmountMinor(text, 2)).toBeNull();
  },
);

test('what is written for an amount reads as that amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 3 }), (amountMinor, exponent) => {
      expect(parseAmountMinor(amountText(amountMinor, exponent), exponent)).toBe(
        amountMinor === 0 ? 0 : amountMinor,
      );
    }),
  );
});

test('numbers may have thousands and a fraction', () => {
  expect(parseNumber('1,250.5')).toBe(1250.5);
  expect(parseNumber('12 000')).toBe(12000);
  expect(parseNumber('twelve')).toBeNull();
});
