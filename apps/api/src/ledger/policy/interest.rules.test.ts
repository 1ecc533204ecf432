import fc from 'fast-check';
import { interestDue, interestUntil, perDiem } from './interest.rules';

const florida = {
  version: 'florida-interest-1',
  effectiveOn: '2020-01-01',
  source: 'Florida Statutes §720.3085(3)',
  millionthsPerYear: 180_000,
  fromDays: 0,
  yearDays: 365 as const,
};
const california = {
  ...florida,
  version: 'california-interest-1',
  source: 'California Civil Code §5650(b)',
  millionthsPerYear: 120_000,
  fromDays: 30,
};
const dues = { dueOn: '2026-01-01', course: [{ day: '2026-01-01', openMinor: 100_000 }] };

test('18% a year of $1,000 is $180, and runs from the due date; in California 12% from 30 days after', () => {
  expect(interestUntil(florida, dues, '2027-01-01')).toBe(18_000);
  expect(interestUntil(florida, dues, '2026-01-01')).toBe(0);
  expect(interestUntil(florida, dues, '2026-01-31')).toBe(1479);
  expect(interestUntil(california, dues, '2026-01-31')).toBe(0);
  expect(interestUntil(california, dues, '2026-02-01')).toBe(32);
});

test('a part that was paid draws none from its day on; a returned payment draws as if it had not come', () => {
  const paid = { dueOn: '2026-01-01', course: [...dues.course, { day: '2026-01-11', openMinor: 40_000 }] };
  expect(interestUntil(florida, paid, '2026-01-31')).toBe(
    Math.floor(((100_000 * 10 + 40_000 * 20) * 0.18) / 365),
  );
});

test('a day that is run twice adds nothing, and the days together are what one run over all of them is', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 20 }),
      (openMinor, days) => {
        const charge = { dueOn: '2026-01-01', course: [{ day: '2026-01-01', openMinor }] };
        let chargedMinor = 0;
        for (const n of days.toSorted((one, other) => one - other)) {
          chargedMinor += interestDue(florida, { ...charge, chargedMinor }, day(n))?.amountMinor ?? 0;
          expect(interestDue(florida, { ...charge, chargedMinor }, day(n))).toBeNull();
        }
        expect(chargedMinor).toBe(interestUntil(florida, charge, day(Math.max(...days))));
      },
    ),
  );
});

test('it says by which policy and until when', () => {
  expect(interestDue(florida, { ...dues, chargedMinor: 0 }, '2026-01-31')).toEqual({
    amountMinor: 1479,
    policyVersion: 'florida-interest-1',
    sentence: 'Florida Statutes §720.3085(3): 18% a year on what was due 2026-01-01, until 2026-01-31.',
  });
});

test('the per-diem covers a day', () => {
  expect(perDiem(florida, 100_000)).toBe(50);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1, max: 365 }),
      (openMinor, days) => {
        const day = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
        const charge = { dueOn: '2026-01-01', course: [{ day: '2026-01-01', openMinor }] };
        expect(perDiem(florida, openMinor) * days).toBeGreaterThanOrEqual(
          interestUntil(florida, charge, day),
        );
      },
    ),
  );
});
