import { equalShares, sumOfShares } from './shares.rules';

test('equal parts add up to the whole and differ by a millionth at most', () => {
  for (let count = 1; count <= 20; count += 1) {
    const shares = equalShares(count);
    expect(sumOfShares(shares)).toBe(1_000_000);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  }
});

test('what is not a number yet counts as nothing', () => {
  expect(sumOfShares([400_000, 'half', null, undefined])).toBe(400_000);
});
