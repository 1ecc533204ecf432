import { spread } from './spread.rules';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

test('a year is spread to the minor unit, evenly or by a shape', () => {
  expect(spread(1000, [1, 1, 1])).toEqual([334, 333, 333]);
  expect(spread(-1000, [1, 1, 1])).toEqual([-334, -333, -333]);
  expect(spread(100, [0, 3, 1])).toEqual([0, 75, 25]);
  expect(spread(5, [0, 0])).toBeNull();
  expect(spread(0, [1, 1])).toEqual([0, 0]);
});

test('parts sum to the year, and none is more than one from its exact part', () => {
  for (let turn = 1; turn < 300; turn += 1) {
    const weights = Array.from({ length: 12 }, (_, place) => (turn * 7919 * (place + 3)) % 1009);
    const whole = sum(weights);
    const amount = turn * 104_729;
    const parts = spread(amount, weights) ?? [];
    expect(sum(parts)).toBe(amount);
    for (const [place, part] of parts.entries())
      expect(Math.abs(part - (amount * (weights[place] ?? 0)) / whole)).toBeLessThan(1);
  }
});
