import { daysIn, stepIn, weeksIn } from './calendar-days.rules';

test.each([
  ['month', '2026-11-29', 7, { from: '2026-11-01', to: '2026-12-05' }],
  ['month', '2026-11-29', 1, { from: '2026-10-26', to: '2026-12-06' }],
  ['week', '2026-11-29', 7, { from: '2026-11-29', to: '2026-12-05' }],
  ['week', '2026-11-29', 1, { from: '2026-11-23', to: '2026-11-29' }],
] as const)('a %s of %s, weeks from %s', (span, day, firstWeekday, shown) => {
  expect(daysIn(span, day, firstWeekday)).toEqual(shown);
  expect(weeksIn(span, day, firstWeekday).every((week) => week.length === 7)).toBe(true);
});

test('a step from the last day of a long month stays in the next one', () => {
  expect(stepIn('month', '2026-01-31', 1)).toBe('2026-02-28');
  expect(stepIn('week', '2026-01-31', -1)).toBe('2026-01-24');
});
