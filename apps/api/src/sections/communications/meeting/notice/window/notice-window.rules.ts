import type { noticeUnits } from '@courtyard/contract/communications/meeting/policy/meeting-policy.values';
import { addDays, dayAt, momentAt } from '@courtyard/contract/days';
import {
  type Holidays,
  isBusinessDay,
} from '../../../../../platform/tenancy/community/working-time/business-days.rules';

/** How long before a meeting its notice has to be given: a community's rule, after its law and its bylaws. */
export interface NoticePolicy extends Holidays {
  minimum: number;
  unit: (typeof noticeUnits)[number];
  /** Days before the meeting ahead of which a notice does not count; null: there is no such limit. */
  maximumDays: number | null;
  /** Days that are added for a letter by post. */
  postDays: number;
}

/** From when until when a notice counts. Days are those of the community. */
export interface NoticeWindow {
  /** The first day; null: it is never too early. */
  firstOn: string | null;
  /** The last day for what arrives at once: e-mail, posting on the board. */
  electronicUntil: string;
  /** The last moment of it (ISO 8601). */
  electronicUntilMoment: string;
  /** The last day on which letters are handed to the post. */
  postUntil: string;
}

/** Any community is closed for fewer days in a row than this. */
const maxClosedDays = 60;

function lastBusinessDayUpTo(day: string, holidays: Holidays): string {
  for (let back = 0; back < maxClosedDays; back += 1) {
    const each = addDays(day, -back);
    if (isBusinessDay(each, holidays)) return each;
  }
  return day;
}

function businessDaysBefore(day: string, count: number, holidays: Holidays): string {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = lastBusinessDayUpTo(addDays(found, -1), holidays);
  return found;
}

/** The last day on which a notice of `minimum` days or business days counts. */
const lastDayOf = (meetingOn: string, policy: NoticePolicy): string =>
  policy.unit === 'business-days'
    ? businessDaysBefore(meetingOn, policy.minimum, policy)
    : addDays(meetingOn, -policy.minimum);

/**
 * When the notice of a meeting has to go out. The day of the notice is not counted and the day of the meeting is, as in
 * California's Code of Civil Procedure 12 and the Federal Rules 6(a): ten days before June 20 is June 10. Of hours the
 * moment counts. A letter is handed to the post on a business day, `postDays` earlier.
 *
 * @param startsAt the moment at which the meeting begins (ISO 8601)
 * @param timeZone IANA name, of the community
 */
export function noticeWindow(startsAt: string, timeZone: string, policy: NoticePolicy): NoticeWindow {
  const meetingOn = dayAt(startsAt, timeZone);
  const inHours = policy.unit === 'hours';
  const until = inHours
    ? new Date(Date.parse(startsAt) - policy.minimum * 3_600_000)
    : new Date(momentAt(addDays(lastDayOf(meetingOn, policy), 1), 0, timeZone).getTime() - 1000);
  const electronicUntil = dayAt(until, timeZone);
  return {
    firstOn: policy.maximumDays === null ? null : addDays(meetingOn, -policy.maximumDays),
    electronicUntil,
    electronicUntilMoment: until.toISOString(),
    postUntil: lastBusinessDayUpTo(addDays(electronicUntil, -policy.postDays), policy),
  };
}

export type NoticeTiming = 'early' | 'open' | 'late';

/** How a moment stands to the window, by e-mail and by post. */
export function timingAt(
  now: Date,
  window: NoticeWindow,
  timeZone: string,
): { electronic: NoticeTiming; post: NoticeTiming } {
  const today = dayAt(now, timeZone);
  if (window.firstOn !== null && today < window.firstOn) return { electronic: 'early', post: 'early' };
  return {
    electronic: now.getTime() <= Date.parse(window.electronicUntilMoment) ? 'open' : 'late',
    post: today <= window.postUntil ? 'open' : 'late',
  };
}

/** The day by which minutes have to be there: California gives 30 days (Civil Code 4950(a)). */
export const minutesDueOn = (startsAt: string, timeZone: string, withinDays: number): string =>
  addDays(dayAt(startsAt, timeZone), withinDays);
