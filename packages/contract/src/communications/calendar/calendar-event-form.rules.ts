import { audience } from '../../platform/notifications/audience/audience';
import { addDays, weekdayOf } from '../../wire/days';
import { textOn } from './calendar-color.rules';
import type { CalendarDetails, CalendarEvent, CalendarEventInput } from './calendar-event';
import type { CalendarEventForm } from './calendar-event-form';
import { emptyRule, parseRule, type RecurrenceRule, ruleText, weekdayNames } from './recurrence.rules';

/** Between an event of the wire and its form. What the form's choices cannot say of a rule is kept as it is. */

type Repeating = Pick<
  CalendarEventForm,
  'repeats' | 'interval' | 'weekdays' | 'monthly' | 'ends' | 'until' | 'count'
>;
type Weekdays = CalendarEventForm['weekdays'];

export const noWeekdays = (): Weekdays => ({
  MO: false,
  TU: false,
  WE: false,
  TH: false,
  FR: false,
  SA: false,
  SU: false,
});

export const neverRepeats = (): Repeating => ({
  repeats: 'never',
  interval: 1,
  weekdays: noWeekdays(),
  monthly: 'date',
  ends: 'never',
  until: null,
  count: null,
});

/** Which of its weekday a day is in its month: 2 is the second. */
export const weekOfMonth = (day: string): number => Math.ceil(Number(day.slice(8, 10)) / 7);

const nameOf = (day: string) => weekdayNames[weekdayOf(day) - 1] ?? 'MO';

const workdays = weekdayNames.slice(0, 5);
/** Which of the days that a month would have is meant. */
const placeInMonth = { date: [], weekday: [], last: [], firstWorkday: [1], lastWorkday: [-1] };

/** The rules of what was chosen; a week without a weekday has the one that it starts on. */
export function rulesOfForm(form: Repeating & Pick<CalendarEventForm, 'startsOn' | 'customRules'>): string[] {
  if (form.repeats === 'never') return [];
  if (form.repeats === 'custom') return form.customRules;
  const chosen = weekdayNames.filter((name) => form.weekdays[name]);
  const byWeekday = {
    date: [],
    weekday: [`${weekOfMonth(form.startsOn)}${nameOf(form.startsOn)}`],
    last: [`-1${nameOf(form.startsOn)}`],
    firstWorkday: [...workdays],
    lastWorkday: [...workdays],
  };
  const byDay = {
    DAILY: [],
    WEEKLY: chosen.length > 0 ? [...chosen] : [nameOf(form.startsOn)],
    MONTHLY: byWeekday[form.monthly],
    YEARLY: [],
  };
  return [
    ruleText({
      ...emptyRule(),
      frequency: form.repeats,
      interval: form.interval,
      byDay: byDay[form.repeats],
      bySetPos: form.repeats === 'MONTHLY' ? placeInMonth[form.monthly] : [],
      count: form.ends === 'after' ? form.count : null,
      until: form.ends === 'on' && form.until !== null ? form.until.replaceAll('-', '') : null,
    }),
  ];
}

const dayOfUntil = (until: string) => `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;

/** Has every date of a month, and each of its weekdays up to the fifth. */
const someDays = Array.from({ length: 91 }, (_, index) => addDays('2024-01-01', index));

/**
 * A day from which a rule can be said: one that is such a date or weekday of its month as a monthly rule names. Series that
 * were taken in may start on another.
 */
export function dayOfRule(text: string, startsOn: string): string {
  const parsed = parseRule(text);
  if ('fault' in parsed || parsed.rule.frequency !== 'MONTHLY') return startsOn;
  const { byDay, byMonthDay } = parsed.rule;
  const [name, ...names] = byDay;
  const [date, ...dates] = byMonthDay;
  const isMeant = (day: string) =>
    name === undefined
      ? dates.length === 0 && date === Number(day.slice(8, 10))
      : names.length === 0 && [`${weekOfMonth(day)}${nameOf(day)}`, `-1${nameOf(day)}`].includes(name);
  return someDays.find(isMeant) ?? startsOn;
}

/** The choices that say a rule, or null where they cannot. */
export function choicesOfRule(text: string, startsOn: string): Repeating | null {
  const parsed = parseRule(text);
  if ('fault' in parsed || parsed.rule.frequency === 'HOURLY') return null;
  const { rule } = parsed;
  const { frequency, interval, byDay, bySetPos, count, until } = rule;
  const choices: Repeating = {
    ...neverRepeats(),
    repeats: parsed.rule.frequency,
    interval,
    ends: until !== null ? 'on' : count !== null ? 'after' : 'never',
    until: until === null ? null : dayOfUntil(until),
    count,
  };
  if (frequency === 'WEEKLY') for (const name of weekdayNames) choices.weekdays[name] = byDay.includes(name);
  if (frequency === 'MONTHLY' && byDay.length === 1)
    choices.monthly = byDay[0]?.startsWith('-1') ? 'last' : 'weekday';
  if (frequency === 'MONTHLY' && bySetPos.length > 0)
    choices.monthly = bySetPos[0] === 1 ? 'firstWorkday' : 'lastWorkday';
  // Said again, it has to be the same: the end of UTC is another text for the same day.
  const again = rulesOfForm({ ...choices, startsOn, customRules: [] })[0] ?? '';
  const plain = (each: RecurrenceRule) =>
    ruleText({
      ...each,
      until: each.until?.slice(0, 8) ?? null,
      byDay:
        each.frequency === 'WEEKLY' && each.byDay.length === 0
          ? [nameOf(startsOn)]
          : [...each.byDay].toSorted(),
      // The date that it starts on anyway.
      byMonthDay:
        each.frequency === 'MONTHLY' && each.byMonthDay.join() === String(Number(startsOn.slice(8, 10)))
          ? []
          : each.byMonthDay,
      weekStart: null,
    });
  const reparsed = parseRule(again);
  return 'rule' in reparsed && plain(reparsed.rule) === plain(rule) ? choices : null;
}

/** An event of its form, for the wire. */
export function eventOfForm(form: CalendarEventForm): CalendarEventInput {
  const { title, category, status, color, allDay, location, description, asksAnswers } = form;
  return {
    title,
    category,
    status,
    color,
    textColor: color === null ? null : textOn(color),
    allDay,
    location,
    description,
    asksAnswers,
    // Without the names that the form shows: the same people are the same audience.
    audience: form.audience.include.length === 0 ? null : audience.parse(form.audience),
    start: allDay ? form.startsOn : `${form.startsOn}T${form.startsAt}`,
    end: allDay ? addDays(form.endsOn, 1) : `${form.endsOn}T${form.endsAt}`,
    timeZone: form.timeZone,
    rules: rulesOfForm(form),
    extraDates: [],
    exceptDates: [],
  };
}

type Shown = Pick<
  CalendarEvent,
  | 'title'
  | 'category'
  | 'status'
  | 'color'
  | 'allDay'
  | 'location'
  | 'description'
  | 'startsLocal'
  | 'endsLocal'
>;

/** The form of an event, or of one date of it, which has words and times of its own. */
export function formOfEvent(
  event: CalendarEvent & Pick<CalendarDetails, 'audience'>,
  date: Shown = event,
): CalendarEventForm {
  const [rule, ...further] = event.rules;
  const startsOn = event.startsLocal.slice(0, 10);
  const choices =
    rule === undefined ? neverRepeats() : further.length > 0 ? null : choicesOfRule(rule, startsOn);
  return {
    ...neverRepeats(),
    ...(choices ?? { repeats: 'custom' as const }),
    customRules: choices === null ? event.rules : [],
    title: date.title,
    category: date.category,
    status: date.status,
    color: date.color,
    allDay: event.allDay,
    startsOn: date.startsLocal.slice(0, 10),
    startsAt: event.allDay ? '09:00' : date.startsLocal.slice(11, 16),
    endsOn: event.allDay ? addDays(date.endsLocal.slice(0, 10), -1) : date.endsLocal.slice(0, 10),
    endsAt: event.allDay ? '10:00' : date.endsLocal.slice(11, 16),
    timeZone: event.timeZone,
    location: date.location,
    description: date.description,
    asksAnswers: event.asksAnswers,
    audience: event.audience ?? { include: [], exclude: [] },
  };
}

/** What the form changes of an event: what stays as it was is not sent, so that others' changes to it stay too. */
export function changeOfForm(
  before: CalendarEventForm,
  after: CalendarEventForm,
): Partial<CalendarEventInput> {
  const [was, is] = [eventOfForm(before), eventOfForm(after)];
  const fields = [
    'title',
    'category',
    'status',
    'color',
    'textColor',
    'allDay',
    'location',
    'description',
    'asksAnswers',
    'timeZone',
    'rules',
    'audience',
  ] as const;
  const changed = fields.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]));
  const times =
    was.start !== is.start || was.end !== is.end || was.allDay !== is.allDay || was.timeZone !== is.timeZone;
  return {
    ...Object.fromEntries(changed.map((field) => [field, is[field]])),
    ...(times && { start: is.start, end: is.end }),
  };
}
