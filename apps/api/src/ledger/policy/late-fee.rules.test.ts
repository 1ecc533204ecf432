import fc from 'fast-check';
import { feeStands, lateFeeOn } from './late-fee.rules';

const since = { effectiveOn: '2020-01-01', capMinor: null };
const florida = {
  ...since,
  version: 'florida-late-fee-1',
  source: 'Florida Statutes §720.3085(3)(a)',
  graceDays: 0,
  fixedMinor: 2500,
  millionths: 50_000,
  of: 'installment' as const,
};
const california = {
  ...since,
  version: 'california-late-fee-1',
  source: 'California Civil Code §5650(b)',
  graceDays: 15,
  fixedMinor: 1000,
  millionths: 100_000,
  of: 'delinquent' as const,
};
const dues = { dueOn: '2026-01-01', originalMinor: 60_000, openMinor: 60_000, feesMade: 0 };

test('Florida: the greater of $25 and 5% of the installment, from the day after it was due', () => {
  expect(lateFeeOn(florida, dues, '2026-01-01')).toBeNull();
  expect(lateFeeOn(florida, dues, '2026-01-02')).toMatchObject({
    amountMinor: 3000,
    policyVersion: 'florida-late-fee-1',
    sentence: 'Florida Statutes §720.3085(3)(a): due 2026-01-01, not paid within 0 days.',
  });
  // Of the installment, not of what is left of it.
  expect(lateFeeOn(florida, { ...dues, openMinor: 1 }, '2026-01-02')?.amountMinor).toBe(3000);
  expect(lateFeeOn(florida, { ...dues, originalMinor: 30_000 }, '2026-01-02')?.amountMinor).toBe(2500);
});

test('California: the greater of $10 and 10% of what is delinquent, after 15 days', () => {
  expect(lateFeeOn(california, dues, '2026-01-16')).toBeNull();
  expect(lateFeeOn(california, dues, '2026-01-17')?.amountMinor).toBe(6000);
  expect(lateFeeOn(california, { ...dues, openMinor: 5000 }, '2026-01-17')?.amountMinor).toBe(1000);
});

test('a cap holds, and what was due before the policy costs nothing', () => {
  expect(lateFeeOn({ ...florida, capMinor: 2000 }, dues, '2026-01-02')?.amountMinor).toBe(2000);
  expect(lateFeeOn({ ...florida, effectiveOn: '2026-01-02' }, dues, '2026-03-02')).toBeNull();
});

test('there is one fee for an installment: a second day, a waiver and a returned payment make no other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 60_000 }),
      (feesMade, openMinor) => {
        expect(lateFeeOn(florida, { ...dues, openMinor, feesMade }, '2026-02-20')).toBeNull();
      },
    ),
  );
});

test('a receipt that is dated back takes the fee away that it makes wrong, and one that came too late does not', () => {
  expect(feeStands(california, { ...dues, openMinor: 0 }, '2026-01-17')).toBe(false);
  expect(feeStands(california, { ...dues, openMinor: 100 }, '2026-01-17')).toBe(true);
});

test('the fee never falls with what is open, and is rounded down', () => {
  const amount = fc.integer({ min: 1, max: 9_000_000_000_000_000 });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const fee = (openMinor: number) =>
        lateFeeOn(california, { ...dues, originalMinor: openMinor, openMinor }, '2026-03-01')?.amountMinor ??
        0;
      expect(fee(Math.min(one, other))).toBeLessThanOrEqual(fee(Math.max(one, other)));
      expect(BigInt(Math.max(fee(one), 1000))).toBe(BigInt(one) / 10n > 1000n ? BigInt(one) / 10n : 1000n);
    }),
  );
});
