import { choicesOfSchedule, ruleOfSchedule } from '@courtyard/contract/accounting/recurring/schedule.rules';
import { addMonths, daysInMonth } from '@courtyard/contract/days';
import fc from 'fast-check';
import { daysAfter, isTooFarBehind, maxBehind, nextAfter } from './schedule.rules';

const days = (rule: string, startsOn: string, most = 4, after: string | null = null) =>
  daysAfter({ rule, startsOn }, after, most);

test('the first of each month, the last one, a weekday, a quarter and a year come on their days', () => {
  expect(days('FREQ=MONTHLY;BYMONTHDAY=1', '2026-01-15')).toEqual([
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
    '2026-05-01',
  ]);
  expect(days('FREQ=MONTHLY;BYMONTHDAY=-1', '2028-01-31')).toEqual([
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ]);
  expect(days('FREQ=MONTHLY;BYDAY=1MO', '2026-06-01', 2)).toEqual(['2026-06-01', '2026-07-06']);
  expect(days('FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15', '2026-01-01', 3)).toEqual([
    '2026-01-15',
    '2026-04-15',
    '2026-07-15',
  ]);
  expect(days('FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1', '2026-06-01', 2)).toEqual(['2027-04-01', '2028-04-01']);
  expect(days('FREQ=YEARLY;BYMONTH=12;BYDAY=-1FR', '2026-01-01', 1)).toEqual(['2026-12-25']);
});

test('an end by day or by number of times counts from the first day, whatever was made', () => {
  expect(days('FREQ=MONTHLY;UNTIL=20260301;BYMONTHDAY=1', '2026-02-01')).toEqual([
    '2026-02-01',
    '2026-03-01',
  ]);
  expect(days('FREQ=MONTHLY;COUNT=3;BYMONTHDAY=1', '2026-01-20', 9, '2026-02-01')).toEqual([
    '2026-03-01',
    '2026-04-01',
  ]);
  expect(nextAfter({ rule: 'FREQ=MONTHLY;COUNT=3;BYMONTHDAY=1', startsOn: '2026-01-20' }, '2026-04-01')).toBe(
    null,
  );
  expect(days('FREQ=YEARLY;UNTIL=20260101;BYMONTH=4;BYMONTHDAY=1', '2026-01-01')).toEqual([]);
});

test('rules that are no schedule of months or years with a day that each has are refused', () => {
  for (const rule of [
    'FREQ=DAILY',
    'FREQ=MONTHLY',
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYMONTHDAY=1,15',
    'FREQ=MONTHLY;BYDAY=5MO',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=YEARLY;BYMONTHDAY=1',
    'FREQ=MONTHLY;BYMONTHDAY=1;BYHOUR=9',
    'FREQ=MONTHLY;BYMONTHDAY=1;COUNT=601',
    'FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20260231',
    'every month',
  ])
    expect([rule, choicesOfSchedule(rule)]).toEqual([rule, null]);
});

test('what is chosen is what the rule says, and each month that it counts has exactly one day', () => {
  const anyChoices = fc.record({
    every: fc.constant('month' as const),
    interval: fc.integer({ min: 1, max: 12 }),
    month: fc.constant(1),
    on: fc.constantFrom('date' as const, 'last' as const),
    date: fc.integer({ min: 1, max: 28 }),
    nth: fc.constant(1),
    weekday: fc.constant(1),
    ends: fc.constant('never' as const),
    until: fc.constant(null),
    times: fc.constant(null),
  });
  const anyMonth = fc.record({
    year: fc.integer({ min: 2000, max: 2060 }),
    month: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(anyChoices, anyMonth, (choices, { year, month }) => {
      const rule = ruleOfSchedule(choices);
      const { date, ...read } = choicesOfSchedule(rule) ?? choices;
      expect(read).toMatchObject({ on: choices.on, interval: choices.interval });
      const startsOn = `${year}-${String(month).padStart(2, '0')}-01`;
      const found = daysAfter({ rule, startsOn }, null, 24);
      const wanted = Array.from({ length: 24 }, (_, place) => {
        const first = addMonths(startsOn, place * choices.interval);
        const [y = 0, m = 0] = first.split('-').map(Number);
        const of = choices.on === 'last' ? daysInMonth(y, m) : date;
        return `${first.slice(0, 8)}${String(of).padStart(2, '0')}`;
      });
      expect(found).toEqual(wanted);
    }),
    { numRuns: 60 },
  );
});

test('a schedule that begins in another century is too far behind, one of some years is not, nor one that is done with', () => {
  const rule = 'FREQ=MONTHLY;BYMONTHDAY=1';
  const today = '2026-06-02';
  expect(isTooFarBehind({ rule, startsOn: '1926-06-01' }, null, today)).toBe(true);
  expect(isTooFarBehind({ rule, startsOn: '2021-06-02' }, null, today)).toBe(false);
  expect(daysAfter({ rule, startsOn: '2021-06-02' }, null, 100).filter((day) => day < today)).toHaveLength(
    maxBehind,
  );
  expect(isTooFarBehind({ rule, startsOn: '2021-06-01' }, null, today)).toBe(true);
  expect(isTooFarBehind({ rule, startsOn: '1926-06-01' }, '2026-05-01', today)).toBe(false);
  expect(isTooFarBehind({ rule: `${rule};COUNT=12`, startsOn: '1926-06-01' }, null, today)).toBe(false);
});
