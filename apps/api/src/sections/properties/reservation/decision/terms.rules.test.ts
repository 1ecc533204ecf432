import fc from 'fast-check';
import { freeUntil, keptFee } from './terms.rules';

const startsAt = new Date('2031-06-16T18:00:00Z');
const booking = {
  startsAt,
  feeMinor: 15_001,
  freeCancelHours: 72,
  keptFeePercent: 50,
  status: 'confirmed',
  isOwn: true,
};
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);

test('free until the hour, then a share of the fee', () => {
  expect(freeUntil(booking)).toEqual(hoursBefore(72));
  expect(keptFee(booking, hoursBefore(72))).toBe(0);
  expect(keptFee(booking, hoursBefore(71.9))).toBe(7501);
});

test('nothing is kept of a request, by the community, or without terms', () => {
  const late = hoursBefore(1);
  expect(keptFee({ ...booking, status: 'requested' }, late)).toBe(0);
  expect(keptFee({ ...booking, isOwn: false }, late)).toBe(0);
  expect(keptFee({ ...booking, keptFeePercent: 0 }, late)).toBe(0);
  expect(freeUntil({ ...booking, keptFeePercent: 0 })).toBeNull();
  expect(freeUntil({ ...booking, feeMinor: 0 })).toBeNull();
});

test('what is kept is whole, and never more than the fee', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 100 }), (feeMinor, keptFeePercent) => {
      const kept = keptFee({ ...booking, feeMinor, keptFeePercent }, hoursBefore(1));
      expect(Number.isInteger(kept)).toBe(true);
      expect(kept).toBeGreaterThanOrEqual(0);
      expect(kept).toBeLessThanOrEqual(feeMinor);
    }),
  );
});
