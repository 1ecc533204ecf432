import { addDays, dayAt, daysBetween, momentAt } from '@courtyard/contract/days';
import fc from 'fast-check';
import { isBusinessDay } from '../../../../../platform/tenancy/community/working-time/business-days.rules';
import { minutesDueOn, type NoticePolicy, noticeWindow, timingAt } from './notice-window.rules';

const plain: NoticePolicy = {
  minimum: 10,
  unit: 'days',
  maximumDays: null,
  postDays: 0,
  holidays: 'us-federal',
  closedOn: [],
};
const newYork = 'America/New_York';
const at = (day: string, time: number, zone = newYork) => momentAt(day, time * 60, zone).toISOString();

test.each<[string, string, Partial<NoticePolicy>, string | null, string, string]>([
  // Texas Property Code 209.0056: at least 10 days, at most 60.
  ['10–60 days', at('2026-06-20', 19), { maximumDays: 60 }, '2026-04-21', '2026-06-10', '2026-06-10'],
  // Florida Statutes 718.112(2)(d): ballots 14 to 34 days before.
  [
    '14–34 days',
    at('2026-03-02', 18),
    { minimum: 14, maximumDays: 34 },
    '2026-01-27',
    '2026-02-16',
    '2026-02-13',
  ],
  // February 16 is Washington's birthday, the 14th and 15th a weekend: letters go on Friday the 13th.
  ['post on a holiday', at('2026-02-26', 9), {}, null, '2026-02-16', '2026-02-13'],
  ['post on a Saturday', at('2026-06-23', 9), {}, null, '2026-06-13', '2026-06-12'],
  ['four days for the post', at('2026-06-20', 19), { postDays: 4 }, null, '2026-06-10', '2026-06-05'],
  [
    'a closed day of the state',
    at('2026-06-20', 19),
    { closedOn: ['2026-06-10'] },
    null,
    '2026-06-10',
    '2026-06-09',
  ],
  // Thursday after Thanksgiving back over it: Dec 3 → 2, 1, Nov 30, 27, 25.
  [
    'business days over a holiday',
    at('2026-12-03', 18),
    { minimum: 5, unit: 'business-days' },
    null,
    '2026-11-25',
    '2026-11-25',
  ],
  [
    'business days over a weekend',
    at('2026-06-15', 18),
    { minimum: 1, unit: 'business-days' },
    null,
    '2026-06-12',
    '2026-06-12',
  ],
  [
    'holidays that are not kept',
    at('2026-12-03', 18),
    { minimum: 5, unit: 'business-days', holidays: 'none' },
    null,
    '2026-11-26',
    '2026-11-26',
  ],
  // The clock goes forward on March 8: 48 hours before Monday 10:00 is Saturday 09:00.
  [
    '48 hours over summer time',
    at('2026-03-09', 10),
    { minimum: 48, unit: 'hours' },
    null,
    '2026-03-07',
    '2026-03-06',
  ],
  // A meeting late in Honolulu is on the next day in UTC.
  ['days of the community', at('2026-06-20', 20, 'Pacific/Honolulu'), {}, null, '2026-06-10', '2026-06-10'],
  ['no notice at all', at('2026-06-19', 8), { minimum: 0 }, null, '2026-06-19', '2026-06-18'],
  ['over a leap day', at('2028-03-05', 8), {}, null, '2028-02-24', '2028-02-24'],
])('%s', (name, startsAt, policy, firstOn, electronicUntil, postUntil) => {
  const zone = name === 'days of the community' ? 'Pacific/Honolulu' : newYork;
  expect(noticeWindow(startsAt, zone, { ...plain, ...policy })).toMatchObject({
    firstOn,
    electronicUntil,
    postUntil,
  });
});

test('the moment counts where hours do, the end of the day where days do', () => {
  const hours = noticeWindow(at('2026-03-09', 10), newYork, { ...plain, minimum: 48, unit: 'hours' });
  expect(hours.electronicUntilMoment).toBe('2026-03-07T14:00:00.000Z');
  const days = noticeWindow(at('2026-06-20', 19), newYork, plain);
  expect(days.electronicUntilMoment).toBe('2026-06-11T03:59:59.000Z');
  const timing = (now: string) => timingAt(new Date(now), days, newYork);
  expect(timing('2026-06-11T03:59:59Z')).toEqual({ electronic: 'open', post: 'open' });
  expect(timing('2026-06-11T04:00:00Z')).toEqual({ electronic: 'late', post: 'late' });
});

test('too early, in time, too late for a letter, too late', () => {
  const window = noticeWindow(at('2026-06-20', 19), newYork, { ...plain, maximumDays: 60, postDays: 4 });
  const on = (day: string) => timingAt(new Date(at(day, 12)), window, newYork);
  expect(on('2026-04-20')).toEqual({ electronic: 'early', post: 'early' });
  expect(on('2026-04-21')).toEqual({ electronic: 'open', post: 'open' });
  expect(on('2026-06-08')).toEqual({ electronic: 'open', post: 'late' });
  expect(on('2026-06-11')).toEqual({ electronic: 'late', post: 'late' });
});

test('minutes within 30 days, by the day of the community', () => {
  expect(minutesDueOn('2026-06-21T03:00:00Z', newYork, 30)).toBe('2026-07-20');
});

const days = fc.integer({ min: 0, max: 3650 }).map((count) => addDays('2024-01-01', count));

test('whatever the rule, a window ends in time: never fewer days than asked for, and post before e-mail', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 0, max: 1439 }),
      fc.constantFrom(newYork, 'Pacific/Honolulu', 'America/Los_Angeles'),
      fc.record({
        minimum: fc.integer({ min: 0, max: 60 }),
        unit: fc.constantFrom('days' as const, 'business-days' as const),
        postDays: fc.integer({ min: 0, max: 10 }),
      }),
      (meetingOn, minutes, zone, rule) => {
        const policy = { ...plain, ...rule };
        const window = noticeWindow(momentAt(meetingOn, minutes, zone).toISOString(), zone, policy);
        const { electronicUntil, electronicUntilMoment, postUntil } = window;
        expect(dayAt(electronicUntilMoment, zone)).toBe(electronicUntil);
        expect(daysBetween(electronicUntil, meetingOn)).toBeGreaterThanOrEqual(rule.minimum);
        expect(daysBetween(postUntil, electronicUntil)).toBeGreaterThanOrEqual(rule.postDays);
        expect(isBusinessDay(postUntil, policy)).toBe(true);
        const isExact = daysBetween(electronicUntil, meetingOn) === rule.minimum;
        expect(isExact || rule.unit !== 'days').toBe(true);
      },
    ),
  );
});
