import { meetingStatuses } from '@courtyard/contract/communications/meeting/meeting.values';
import fc from 'fast-check';
import { momentsOf, movesFrom, nextDay, reordered, timesOf } from './meeting.rules';

const newYork = 'America/New_York';

test('what is over stays over, and every way from a draft ends', () => {
  expect(meetingStatuses.filter((status) => movesFrom(status).length === 0)).toEqual([
    'adjourned',
    'cancelled',
  ]);
  const ways = (from: (typeof meetingStatuses)[number]): string[] =>
    movesFrom(from).flatMap((to) => [`${from} → ${to}`, ...ways(to)]);
  expect(new Set(ways('draft'))).toEqual(
    new Set([
      'draft → called',
      'called → in-session',
      'in-session → adjourned',
      'called → cancelled',
      'draft → cancelled',
    ]),
  );
});

test('times are those of the community, and one that ends after midnight ends on the day after', () => {
  const late = { heldOn: '2026-03-07', startTime: '22:30', endTime: '00:30' };
  expect(momentsOf(late, newYork)).toEqual({
    startsAt: '2026-03-08T03:30:00.000Z',
    endsAt: '2026-03-08T05:30:00.000Z',
  });
});

test('a meeting in the hour that the clock skips is held after it, as long as it was to be', () => {
  for (const [startTime, endTime, ends] of [
    ['02:30', '03:00', '08:00'],
    ['02:00', '02:45', '07:45'],
    ['02:30', '03:30', '08:30'],
    ['02:30', '04:00', '08:00'],
  ] as const) {
    const { startsAt, endsAt } = momentsOf({ heldOn: '2026-03-08', startTime, endTime }, newYork);
    expect([endsAt, endsAt > startsAt]).toEqual([`2026-03-08T${ends}:00.000Z`, true]);
  }
});

test('what a form wrote it reads again, except for the hour that the clock skips', () => {
  const time = fc
    .integer({ min: 0, max: 47 })
    .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
  fc.assert(
    fc.property(
      fc.constantFrom('2026-06-20', '2026-11-01', '2026-12-31'),
      time,
      time,
      (heldOn, startTime, endTime) => {
        const times = { heldOn, startTime, endTime };
        const moments = momentsOf(times, newYork);
        expect(moments.endsAt > moments.startsAt).toBe(true);
        expect(timesOf(moments, newYork)).toEqual(times);
      },
    ),
  );
});

test('who sees only some of the items moves only these', () => {
  expect(reordered(['a', 'x', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'x', 'a', 'b']);
  fc.assert(
    fc.property(fc.shuffledSubarray([...'abcdef']), (given) => {
      const result = reordered([...'abcdef'], given);
      expect(result.toSorted()).toEqual([...'abcdef']);
      expect(result.filter((id) => given.includes(id))).toEqual(given);
    }),
  );
});

test.each([
  ['FREQ=WEEKLY', '2026-12-29', '2027-01-05'],
  ['FREQ=WEEKLY;INTERVAL=2', '2026-12-29', '2027-01-12'],
  ['FREQ=MONTHLY;BYDAY=2TU', '2026-12-08', '2027-01-12'],
  ['FREQ=MONTHLY;BYDAY=1SU', '2027-01-03', '2027-02-07'],
  ['FREQ=MONTHLY;BYDAY=-1MO', '2027-01-25', '2027-02-22'],
  ['FREQ=MONTHLY;BYDAY=-1MO', '2027-02-22', '2027-03-29'],
  ['FREQ=MONTHLY;INTERVAL=3;BYDAY=4TH', '2026-11-26', '2027-02-25'],
  ['FREQ=MONTHLY;INTERVAL=12;BYDAY=2WE', '2026-06-10', '2027-06-09'],
  // One that was held another day than its rule says goes back to it.
  ['FREQ=MONTHLY;BYDAY=2TU', '2026-12-17', '2027-01-12'],
])('%s after %s is %s', (rule, day, next) => expect(nextDay(day, rule)).toBe(next));
