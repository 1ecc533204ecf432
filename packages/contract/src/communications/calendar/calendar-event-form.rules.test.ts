import fc from 'fast-check';
import { addDays } from '../../wire/days';
import type { CalendarEventForm } from './calendar-event-form';
import {
  choicesOfRule,
  dayOfRule,
  neverRepeats,
  noWeekdays,
  rulesOfForm,
  weekOfMonth,
} from './calendar-event-form.rules';
import { monthlyWays } from './calendar-event-form.values';
import { parseRule, ruleText, weekdayNames } from './recurrence.rules';

const aDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
const aForm = fc.record({
  startsOn: aDay,
  repeats: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const, 'YEARLY' as const),
  interval: fc.integer({ min: 1, max: 99 }),
  chosen: fc.uniqueArray(fc.constantFrom(...weekdayNames), { minLength: 1 }),
  monthly: fc.constantFrom(...monthlyWays),
  ends: fc.constantFrom('never' as const, 'on' as const, 'after' as const),
  until: aDay,
  count: fc.integer({ min: 1, max: 999 }),
});

test('what is chosen is a rule, and the rule gives the same choices', () => {
  fc.assert(
    fc.property(aForm, ({ startsOn, chosen, ...given }) => {
      const choices = {
        ...neverRepeats(),
        ...given,
        monthly: given.repeats === 'MONTHLY' ? given.monthly : ('date' as const),
        until: given.ends === 'on' ? given.until : null,
        count: given.ends === 'after' ? given.count : null,
        weekdays: noWeekdays(),
      };
      if (given.repeats === 'WEEKLY') for (const name of chosen) choices.weekdays[name] = true;
      const form: Pick<CalendarEventForm, 'startsOn' | 'customRules'> = { startsOn, customRules: [] };
      const [text = ''] = rulesOfForm({ ...choices, ...form });
      const parsed = parseRule(text);
      expect('rule' in parsed && ruleText(parsed.rule)).toBe(text);
      expect(choicesOfRule(text, startsOn)).toEqual(choices);
    }),
  );
});

test.each([
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2'],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO'],
  ['FREQ=HOURLY;INTERVAL=6'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15'],
  ['FREQ=MONTHLY;BYDAY=3FR'],
])('%s is more than the choices say, from a day that it is not on', (rule) => {
  expect(choicesOfRule(rule, '2026-03-10')).toBeNull();
});

test.each([
  ['FREQ=MONTHLY;BYMONTHDAY=31', { monthly: 'date' }, '31'],
  ['FREQ=MONTHLY;INTERVAL=3;BYDAY=2WE', { monthly: 'weekday', interval: 3 }, '10'],
  ['FREQ=MONTHLY;BYDAY=5SU', { monthly: 'weekday' }, '31'],
  ['FREQ=MONTHLY;BYDAY=-1TH', { monthly: 'last' }, null],
])('%s is said from a day that it is on, wherever its series starts', (rule, choices, date) => {
  const day = dayOfRule(rule, '2026-02-17');
  expect(choicesOfRule(rule, day)).toMatchObject({ repeats: 'MONTHLY', ...choices });
  expect(date ?? day.slice(8)).toBe(day.slice(8));
});

test('a rule without such a day is said from where its series starts', () => {
  expect(dayOfRule('FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-02-17')).toBe('2026-02-17');
  expect(dayOfRule('FREQ=WEEKLY;BYDAY=MO', '2026-02-17')).toBe('2026-02-17');
});

test('the week of a month is counted from its first day', () => {
  expect(['2026-03-01', '2026-03-07', '2026-03-08', '2026-03-31'].map(weekOfMonth)).toEqual([1, 1, 2, 5]);
});
