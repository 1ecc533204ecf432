import fc from 'fast-check';
import { addDays, addMonths } from '@courtyard/contract/days';
import { fullyFundedMinor, monthsUntil, replacementYears, yearlyMinor } from './reserve.rules';

const day = fc.integer({ min: 0, max: 30_000 }).map((count) => addDays('1990-01-01', count));
const lifetime = fc.record({
  usefulLifeYears: fc.integer({ min: 1, max: 200 }),
  replaceOn: day,
  replacementCostMinor: fc.integer({ min: 0, max: 1_000_000_000_000 }),
});

test('of a roof of 20 years and $100,000, half is funded after ten', () => {
  const roof = { usefulLifeYears: 20, replaceOn: '2036-06-01', replacementCostMinor: 10_000_000 };
  expect(fullyFundedMinor(roof, '2026-06-01')).toBe(4_999_316);
  expect(fullyFundedMinor(roof, '2036-06-01')).toBe(10_000_000);
  expect(fullyFundedMinor(roof, '2016-06-01')).toBe(0);
  expect(yearlyMinor(roof)).toBe(500_000);
});

test('what is funded grows from nothing to the whole cost, never beyond, and never shrinks', () => {
  fc.assert(
    fc.property(
      lifetime,
      fc.integer({ min: -80_000, max: 400 }),
      fc.nat(2000),
      (component, before, later) => {
        const at = addDays(component.replaceOn, before);
        const funded = fullyFundedMinor(component, at);
        const then = fullyFundedMinor(component, addDays(at, later));
        expect(Number.isSafeInteger(funded)).toBe(true);
        expect(funded >= 0 && funded <= then && then <= component.replacementCostMinor).toBe(true);
        expect(before >= 0 && funded !== component.replacementCostMinor).toBe(false);
      },
    ),
  );
});

test('months are whole ones', () => {
  expect(monthsUntil('2026-06-15', '2026-07-14')).toBe(0);
  expect(monthsUntil('2026-06-15', '2026-07-15')).toBe(1);
  expect(monthsUntil('2026-06-15', '2028-05-15')).toBe(23);
  expect(monthsUntil('2026-06-15', '2020-01-01')).toBe(0);
  fc.assert(
    fc.property(day, fc.nat(500), (from, count) => {
      const to = addMonths(from, count);
      const months = monthsUntil(from, to);
      // At the end of a month a later one may be too short for the same day.
      expect(months === count || (months === count - 1 && to.slice(8) < from.slice(8))).toBe(true);
    }),
  );
});

test('a replacement comes when its life is over and a life later each time; an overdue one comes now', () => {
  const seal = { usefulLifeYears: 4, replaceOn: '2027-03-01', replacementCostMinor: 1 };
  expect(replacementYears(seal, '2026-11-21', 10)).toEqual([2027, 2031, 2035]);
  expect(replacementYears({ ...seal, replaceOn: '2019-03-01' }, '2026-11-21', 10)).toEqual([
    2026, 2030, 2034,
  ]);
  expect(replacementYears({ ...seal, replaceOn: '2060-03-01' }, '2026-11-21', 10)).toEqual([]);
});
