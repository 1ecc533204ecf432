import fc from 'fast-check';
import { isSameShare, shareOf, shareText } from './share.rules';

test('percent and fractions are read as people write them, and nothing else is', () => {
  expect(['60%', ' 66.7 %', '12,5 %', '3/5', '3 / 4', '100%'].map(shareOf)).toEqual([
    '3/5',
    '667/1000',
    '1/8',
    '3/5',
    '3/4',
    '1/1',
  ]);
  expect(['', '60', '0%', '101%', '5/3', '0/4', '3/', 'half', '66.6667%'].map(shareOf)).toEqual(
    Array.from({ length: 9 }, () => null),
  );
});

test('what is read of a share is as much as was written', () => {
  const shares = fc
    .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 999_999 }))
    .map(([one, other]) => `${Math.min(one, other)}/${Math.max(one, other)}`);
  fc.assert(
    fc.property(shares, (share) => {
      const read = shareOf(shareText(share));
      expect(read !== null && isSameShare(read, share)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (thousandths) => {
      expect(shareText(shareOf(`${thousandths / 1000}%`) ?? '')).toBe(`${thousandths / 1000}%`);
    }),
  );
});
