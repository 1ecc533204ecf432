import { dateTimeFormat } from '../../wire/intl';
import { addDays } from '../../wire/days';
import { formatDay, type FormatSettings, locales } from '../../wire/formats';
import { defineMessages, messagesIn } from '../../wire/text/messages';
import type { Language } from '../../wire/fields/labels';
import en from './schedule-text.en.json';
import es from './schedule-text.es.json';
import { choicesOfSchedule, type ScheduleChoices } from './schedule.rules';

type Settings = Pick<FormatSettings, 'language' | 'dateFormat'>;

/** A Monday, to name weekdays by. */
const monday = '2024-01-01';

const named = (day: string, part: 'month' | 'weekday', language: Language) =>
  dateTimeFormat(locales[language], { [part]: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

export const monthNamed = (month: number, language: Language): string =>
  named(`2024-${String(month).padStart(2, '0')}-01`, 'month', language);
export const weekdayNamed = (weekday: number, language: Language): string =>
  named(addDays(monday, weekday - 1), 'weekday', language);

/** `June 2026`, of a day. */
export const monthOfYear = (day: string, language: Language): string =>
  dateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

const messages = defineMessages({ en, es });

const known = [1, 2, 3, 4, -1] as const;

/** "first", "last", as it stands before a weekday. */
export function nthNamed(nth: number, language: Language): string {
  const place = known.find((each) => each === nth);
  return place === undefined ? String(nth) : messagesIn(messages, language)(`nth.${place}`);
}

function oftenText(choices: ScheduleChoices, language: Language): string {
  const { every, interval, month, on, date, nth, weekday } = choices;
  const values = {
    interval,
    date,
    nth: nthNamed(nth, language),
    weekday: weekdayNamed(weekday, language),
    month: monthNamed(month, language),
  };
  return messagesIn(messages, language)(`${every}.${on}`, values);
}

/** How often a template makes something, in words: "Every month on day 1, until 12/31/2026". A rule that no schedule has stays as it is. */
export function scheduleText(rule: string, { language, dateFormat }: Settings): string {
  const choices = choicesOfSchedule(rule);
  if (choices === null) return rule;
  const t = messagesIn(messages, language);
  const often = oftenText(choices, language);
  const { ends, until, times } = choices;
  if (ends === 'on' && until !== null)
    return t('until', { often, day: formatDay(until, { language, dateFormat }) });
  if (ends === 'after' && times !== null) return t('times', { often, times });
  return often;
}

/** What stands in a memo or description for the month that is billed. */
export const monthMark = '{month}';

/** A text with the month of a day in the place of each mark: "Dues for {month}". */
export const withMonth = (text: string, day: string, language: Language): string =>
  text.replaceAll(monthMark, monthOfYear(day, language));
