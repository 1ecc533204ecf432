import type { CalendarEventInput } from '@courtyard/contract/communications/calendar/calendar-event';
import {
  parseRule,
  type RuleFault,
  ruleText,
} from '@courtyard/contract/communications/calendar/recurrence.rules';
import { isZone } from '@courtyard/contract/intl';
import { floatingMs } from '../../../../platform/jobs/recurrence/rule-dates.rules';
import { msg, Sentence, type Text } from '../../../../platform/http/language/sentence';
import { invalid } from '../../../../platform/http/problem';
import type { SeriesRow } from '../queries/calendar-row.rules';
import { endsLocalOf } from '../queries/calendar-row.rules';
import { ruleEnd, startsBetween } from '../recurrence/expand.rules';
import { addSeconds, fullLocal, isOnClock, localAt, momentOf } from '../recurrence/local-time.rules';

/** What is written of an event in its row. */
export type EventColumns = Omit<
  SeriesRow,
  'id' | 'uid' | 'sequence' | 'version' | 'updatedAt' | 'audienceId'
>;

/** The columns of an event that is here. */
export const columnsOf = ({
  id: _id,
  uid: _uid,
  sequence: _s,
  version: _v,
  updatedAt: _u,
  audienceId: _a,
  ...columns
}: SeriesRow): EventColumns => columns;

type Times = Pick<CalendarEventInput, 'start' | 'end' | 'allDay'>;

const faults: Record<RuleFault, string> = {
  'not-a-rule': 'This isn’t a recurrence rule: it must start with FREQ, as in FREQ=WEEKLY;BYDAY=TU.',
  'too-often': 'An event can repeat at most 48 times a day, and not by the second or minute.',
  'unknown-part': 'The rule has a part that isn’t supported.',
  'count-and-until': 'A rule can end after a number of times or on a date, not both.',
  'bad-value': 'The rule has an invalid value.',
  twice: 'The rule has the same part twice.',
};

/** What is wrong with a rule, and where. */
export const faultText = (fault: RuleFault, part: string): Text =>
  msg`${part}: ${new Sentence(faults[fault], [])}`;

const hourSeconds = 3600;
const daySeconds = 86_400;
const longestSeconds = 366 * daySeconds;

const isMoment = (text: string) => /(?:Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10));

/** A time as it was sent, on the event's clock. */
function localFrom(field: 'start' | 'end', text: string, allDay: boolean, timeZone: string): string {
  const day = text.slice(0, 10);
  if (isMoment(text) && !allDay) return localAt(text, timeZone);
  const local = fullLocal(allDay ? day : text);
  if (local === null) throw invalid({ [field]: 'This date doesn’t exist.' });
  return local;
}

/** Start on the event's clock, and length in seconds. Throws where they cannot be. */
export function timesFrom({ start, end, allDay }: Times, timeZone: string) {
  const startsLocal = localFrom('start', start, allDay, timeZone);
  if (!allDay && !isOnClock(startsLocal, timeZone))
    throw invalid({
      start: 'This time doesn’t exist on that date because of daylight saving time. Choose another.',
    });
  if (end === null) return { startsLocal, lengthSeconds: allDay ? daySeconds : hourSeconds };
  const endsLocal = localFrom('end', end, allDay, timeZone);
  // A moment tells which one is meant of a time that the clock shows twice.
  const endsAt = isMoment(end) ? new Date(end) : momentOf(endsLocal, timeZone);
  const seconds = allDay
    ? (floatingMs(endsLocal) - floatingMs(startsLocal)) / 1000
    : (endsAt.getTime() - momentOf(startsLocal, timeZone).getTime()) / 1000;
  if (seconds < 0) throw invalid({ end: 'The end is before the start.' });
  if (seconds > longestSeconds) throw invalid({ end: 'An event can last at most 366 days.' });
  return { startsLocal, lengthSeconds: allDay ? Math.max(seconds, daySeconds) : seconds };
}

/** The rules in one order of their parts. Throws where one cannot be, naming the part. */
export function rulesFrom(texts: readonly string[], allDay: boolean): string[] {
  return texts.map((text, index) => {
    const parsed = parseRule(text);
    if ('fault' in parsed) throw invalid({ [`rules.${index}`]: faultText(parsed.fault, parsed.part) });
    const { rule } = parsed;
    if (allDay && (rule.frequency === 'HOURLY' || rule.byHour.length + rule.byMinute.length > 0))
      throw invalid({ [`rules.${index}`]: 'An all-day event can’t repeat by the hour.' });
    return ruleText(rule);
  });
}

/** A date that is added or left out; of a day alone its date at the event's time. */
function dateFrom(field: string, text: string, allDay: boolean, startsLocal: string): string {
  const local = fullLocal(text.length === 10 && !allDay ? `${text}${startsLocal.slice(10)}` : text);
  if (local === null) throw invalid({ [field]: 'This date doesn’t exist.' });
  return local;
}

const firstSeconds = 40 * daySeconds;
const firstYearsSeconds = 12 * 366 * daySeconds;

/** Whether an event that repeats has a date in its first twelve years; nearly all have one in their first weeks. */
function takesPlace(columns: EventColumns): boolean {
  const { startsLocal } = columns;
  return [firstSeconds, firstYearsSeconds].some(
    (seconds) => startsBetween(columns, startsLocal, addSeconds(startsLocal, seconds)).length > 0,
  );
}

/** Throws where nobody knows a clock of that name. */
export function requireZone(timeZone: string): void {
  if (!isZone(timeZone)) throw invalid({ timeZone: 'Use a time zone name such as America/New_York.' });
}

/** An event's columns from what was written. Throws with what is to be corrected, field by field. */
export function columnsFrom(input: CalendarEventInput, communityZone: string): EventColumns {
  const timeZone = input.allDay ? communityZone : (input.timeZone ?? communityZone);
  requireZone(timeZone);
  const { startsLocal, lengthSeconds } = timesFrom(input, timeZone);
  const rules = rulesFrom(input.rules, input.allDay);
  const dates = (field: 'extraDates' | 'exceptDates') => [
    ...new Set(
      input[field].map((text, index) => dateFrom(`${field}.${index}`, text, input.allDay, startsLocal)),
    ),
  ];
  const clock = { startsLocal, allDay: input.allDay, timeZone };
  const columns = {
    title: input.title,
    description: input.description,
    location: input.location,
    category: input.category,
    color: input.color,
    textColor: input.textColor,
    status: input.status,
    asksAnswers: input.asksAnswers,
    allDay: input.allDay,
    timeZone,
    startsLocal,
    lengthSeconds,
    rules,
    ruleEnds: rules.map((text) => ruleEnd(clock, text)),
    extraDates: dates('extraDates').toSorted(),
    exceptDates: dates('exceptDates').toSorted(),
  };
  if (rules.length > 0 && !takesPlace(columns))
    throw invalid({ rules: 'The event would have no dates: change how it repeats or when it ends.' });
  return columns;
}

/** What is there, as if it had been written now: a change is put over it. */
export const inputOf = (row: SeriesRow): CalendarEventInput => ({
  title: row.title,
  description: row.description,
  start: row.startsLocal,
  end: endsLocalOf(row.startsLocal, row.lengthSeconds, row),
  allDay: row.allDay,
  category: row.category,
  color: row.color,
  textColor: row.textColor,
  location: row.location,
  timeZone: row.timeZone,
  rules: row.rules,
  extraDates: row.extraDates,
  exceptDates: row.exceptDates,
  status: row.status,
  asksAnswers: row.asksAnswers,
  // Its parts are kept elsewhere, and not changed with these columns.
  audience: null,
});
