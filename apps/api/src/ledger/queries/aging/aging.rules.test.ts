import { addDays } from '@courtyard/contract/days';
import { bucketOf } from './aging.rules';

test.each([
  [-1, 'current'],
  [0, 'current'],
  [1, 'to30'],
  [30, 'to30'],
  [31, 'to60'],
  [60, 'to60'],
  [61, 'to90'],
  [90, 'to90'],
  [91, 'over90'],
] as const)(
  '%i days past due is in the bucket %s, also across a leap day and a change of clocks',
  (days, bucket) => {
    for (const dueOn of ['2024-02-28', '2025-12-31', '2026-03-01'])
      expect(bucketOf(dueOn, addDays(dueOn, days))).toBe(bucket);
  },
);
