import { copyToAllDays, hoursOn, isOpenAllDay, timesOfDay } from './opening-hours.rules';

const hours = [
  { weekday: 1, opensAt: '14:00', closesAt: '20:00' },
  { weekday: 1, opensAt: '08:00', closesAt: '12:00' },
  { weekday: 2, opensAt: '00:00', closesAt: '24:00' },
];

test('the stretches of a day come in order', () => {
  expect(hoursOn(hours, 1)).toEqual([
    { opensAt: '08:00', closesAt: '12:00' },
    { opensAt: '14:00', closesAt: '20:00' },
  ]);
  expect(hoursOn(hours, 7)).toEqual([]);
});

test('open all day is midnight to midnight in one stretch', () => {
  expect(isOpenAllDay(hoursOn(hours, 2))).toBe(true);
  expect(isOpenAllDay(hoursOn(hours, 1))).toBe(false);
  expect(isOpenAllDay([])).toBe(false);
});

test('one day gives its hours to all, a closed one closes them', () => {
  const copied = copyToAllDays(hours, 1);
  expect(copied).toHaveLength(14);
  expect(hoursOn(copied, 6)).toEqual(hoursOn(hours, 1));
  expect(copyToAllDays(hours, 7)).toEqual([]);
});

test('times of day', () => {
  expect(timesOfDay.slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
  expect(timesOfDay.at(-1)).toBe('24:00');
});
