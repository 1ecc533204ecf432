import fc from 'fast-check';
import { addDays, dayAt } from '@courtyard/contract/days';
import { byUrgency, urgencyOn } from './tasks.rules';

const today = '2026-12-31';

test('how soon, by the day on which it is due', () => {
  const of = (days: number) => urgencyOn(addDays(today, days), today);
  expect([-365, -1, 0, 1, 7, 8, 365].map(of)).toEqual([
    'overdue',
    'overdue',
    'today',
    'week',
    'week',
    'later',
    'later',
  ]);
  expect(urgencyOn(null, today)).toBe('later');
});

test('today is the one of the community: at one moment a record is due in one zone and overdue in another', () => {
  const moment = new Date('2027-01-01T03:30:00Z');
  const inZone = (timeZone: string) => urgencyOn('2026-12-31', dayAt(moment, timeZone));
  expect(inZone('America/New_York')).toBe('today');
  expect(inZone('Europe/Madrid')).toBe('overdue');
  expect(urgencyOn('2027-01-01', dayAt(moment, 'America/Los_Angeles'))).toBe('week');
});

test('what is more urgent never comes after what is less', () => {
  const ranks = ['overdue', 'today', 'week', 'later'];
  const aTask = fc.record({
    id: fc.uuid(),
    title: fc.string({ maxLength: 8 }),
    dueOn: fc.option(
      fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days)),
      { nil: null },
    ),
  });
  fc.assert(
    fc.property(fc.array(aTask), (tasks) => {
      const sorted = tasks.toSorted(byUrgency('es'));
      const places = sorted.map(({ dueOn }) => ranks.indexOf(urgencyOn(dueOn, today)));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      const days = sorted.map(({ dueOn }) => dueOn ?? '9999-12-31');
      expect(days).toEqual(days.toSorted());
    }),
  );
});

test('on one day by name, numbers by their value', () => {
  const named = (title: string) => ({ id: title, title, dueOn: today });
  const titles = ['Aspen 10', 'Aspen 9', 'Birch 1'].map(named).toSorted(byUrgency('en'));
  expect(titles.map(({ title }) => title)).toEqual(['Aspen 9', 'Aspen 10', 'Birch 1']);
});
