import { greetingAt } from './greeting.rules';

test.each([
  [5, 'goodMorning'],
  [11, 'goodMorning'],
  [12, 'goodAfternoon'],
  [17, 'goodAfternoon'],
  [18, 'goodEvening'],
  [4, 'goodEvening'],
])('at %i o’clock: %s', (hour, greeting) => {
  expect(greetingAt(new Date(2026, 0, 5, hour, 30))).toBe(greeting);
});
