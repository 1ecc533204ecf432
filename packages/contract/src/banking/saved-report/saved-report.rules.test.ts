import fc from 'fast-check';
import { addDays, addMonths, weekdayOf } from '../../wire/days';
import { comparedWith, datesOf } from './relative-period.rules';
import { reportPeriods, type ReportPeriod, spanPeriods } from './saved-report.values';
import { nextSending } from './schedule.rules';

const calendarYear = { month: 1, date: 1 };
const at = (period: ReportPeriod, today: string, begins = calendarYear) =>
  Object.values(datesOf({ period, from: null, to: null }, today, begins));

test('months, quarters and years end on their last day, leap years among them', () => {
  expect(at('end-of-last-month', '2028-03-31')).toEqual([null, '2028-02-29']);
  expect(at('end-of-last-month', '2027-03-01')).toEqual([null, '2027-02-28']);
  expect(at('last-month', '2027-01-15')).toEqual(['2026-12-01', '2026-12-31']);
  expect(at('last-12-months', '2028-03-10')).toEqual(['2027-03-01', '2028-02-29']);
  expect(at('this-month', '2028-02-29')).toEqual(['2028-02-01', '2028-02-29']);
  expect(at('last-quarter', '2027-02-14')).toEqual(['2026-10-01', '2026-12-31']);
  expect(at('this-quarter', '2027-06-30')).toEqual(['2027-04-01', '2027-06-30']);
  expect(at('end-of-last-quarter', '2027-04-01')).toEqual([null, '2027-03-31']);
  // In the first month of a year it is the whole year before.
  expect(at('year-to-last-month', '2027-01-31')).toEqual(['2026-01-01', '2026-12-31']);
  expect(at('year-to-date', '2027-01-31')).toEqual(['2027-01-01', '2027-01-31']);
});

test('a fiscal year may begin on any date', () => {
  const july15 = { month: 7, date: 15 };
  expect(at('year-to-date', '2027-07-14', july15)).toEqual(['2026-07-15', '2027-07-14']);
  expect(at('last-year', '2027-07-15', july15)).toEqual(['2026-07-15', '2027-07-14']);
  expect(at('last-quarter', '2027-07-15', july15)).toEqual(['2027-04-15', '2027-07-14']);
  expect(at('end-of-last-year', '2027-07-14', july15)).toEqual([null, '2026-07-14']);
  const november30 = { month: 11, date: 30 };
  expect(at('this-quarter', '2027-03-05', november30)).toEqual(['2027-02-28', '2027-03-05']);
  expect(at('last-quarter', '2028-03-05', november30)).toEqual(['2027-11-30', '2028-02-28']);
});

test('fixed dates stay as they were chosen', () => {
  const asked = { period: 'fixed-dates', from: '2025-02-03', to: '2025-04-05' } as const;
  expect(datesOf(asked, '2030-01-01', calendarYear)).toEqual({ from: '2025-02-03', to: '2025-04-05' });
});

const days = fc.integer({ min: 0, max: 12_000 }).map((count) => addDays('2020-01-01', count));
const begins = fc.record({ month: fc.integer({ min: 1, max: 12 }), date: fc.integer({ min: 1, max: 28 }) });

test('a period never reaches beyond today, and those of the past lie before it', () => {
  fc.assert(
    fc.property(days, begins, fc.constantFrom(...reportPeriods), (today, begin, period) => {
      const { from, to } = datesOf({ period, from: null, to: null }, today, begin);
      expect(to <= today).toBe(true);
      expect(from === null).toBe(!spanPeriods.some((each) => each === period));
      expect((from ?? to) <= to).toBe(true);
      expect(!period.includes('last-') || to < today).toBe(true);
    }),
  );
});

test('quarters of one year follow each other without a gap', () => {
  fc.assert(
    fc.property(days, begins, (today, begin) => {
      const [from, to] = at('last-quarter', today, begin);
      expect(at('this-quarter', today, begin)[0]).toBe(addDays(to ?? '', 1));
      expect(addMonths(from ?? '', 3)).toBe(addDays(to ?? '', 1));
    }),
  );
});

test('the end of a month is compared with the end of a month', () => {
  expect(comparedWith('2028-02-29', 'year-before')).toBe('2027-02-28');
  expect(comparedWith('2027-02-28', 'year-before')).toBe('2026-02-28');
  expect(comparedWith('2027-02-28', 'month-before')).toBe('2027-01-31');
  expect(comparedWith('2027-03-30', 'month-before')).toBe('2027-02-28');
  expect(comparedWith('2027-03-30', 'none')).toBeUndefined();
});

test('a report is sent on its day, on the last one of a shorter month, and never twice in a turn', () => {
  expect(nextSending({ unit: 'month', onDay: 31 }, '2028-01-31', calendarYear)).toBe('2028-02-29');
  expect(nextSending({ unit: 'month', onDay: 31 }, '2028-02-29', calendarYear)).toBe('2028-03-31');
  expect(nextSending({ unit: 'week', onDay: 1 }, '2027-03-08', calendarYear)).toBe('2027-03-15');
  expect(nextSending({ unit: 'week', onDay: 7 }, '2027-03-08', calendarYear)).toBe('2027-03-14');
  expect(nextSending({ unit: 'quarter', onDay: 5 }, '2027-01-05', calendarYear)).toBe('2027-04-05');
  expect(nextSending({ unit: 'quarter', onDay: 5 }, '2027-01-05', { month: 8, date: 20 })).toBe('2027-02-05');
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 7 }), (after, onDay) => {
      const next = nextSending({ unit: 'week', onDay }, after, calendarYear);
      expect(weekdayOf(next)).toBe(onDay);
      expect(next > after && next <= addDays(after, 7)).toBe(true);
    }),
  );
});
