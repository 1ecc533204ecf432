import { lineAmountMinor, totalOfLines } from './work-amount.rules';

test.each([
  [1000, 1999, 1999],
  [1250, 8500, 10625],
  // Halves go up, less goes down.
  [1, 500, 1],
  [1, 499, 0],
  [333, 100, 33],
  [1500, 333, 500],
  // Beyond what a double counts exactly.
  [1_000_000_000, 100_000_000, 100_000_000_000_000],
])('%i thousandths at %i come to %i', (quantity, unit, amount) => {
  expect(lineAmountMinor(quantity, unit)).toBe(amount);
});

test('a total is the sum of what stands on the lines', () => {
  const lines = [333, 333, 334].map((quantity) => ({ amountMinor: lineAmountMinor(quantity, 100) }));
  expect(totalOfLines(lines)).toBe(99);
  expect(totalOfLines([])).toBe(0);
});
