import { dateTimeFormat } from '../../wire/intl';
import { addDays } from '../../wire/days';
import { formatDay, type FormatSettings, locales } from '../../wire/formats';
import type { Language } from '../../wire/fields/words';
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

const nthWords: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last' },
  es: { 1: 'primer', 2: 'segundo', 3: 'tercer', 4: 'cuarto', [-1]: 'último' },
};

/** "first", "last", as it stands before a weekday. */
export const nthNamed = (nth: number, language: Language): string => nthWords[language][nth] ?? String(nth);

function inEnglish(choices: ScheduleChoices): string {
  const { every, interval, month, on, date, nth, weekday } = choices;
  const often = interval === 1 ? `Every ${every}` : `Every ${interval} ${every}s`;
  const of = every === 'year' ? ` of ${monthNamed(month, 'en')}` : '';
  if (on === 'last') return `${often} on the last day${of}`;
  if (on === 'weekday') return `${often} on the ${nthNamed(nth, 'en')} ${weekdayNamed(weekday, 'en')}${of}`;
  return every === 'year' ? `${often} on ${monthNamed(month, 'en')} ${date}` : `${often} on day ${date}`;
}

function inSpanish(choices: ScheduleChoices): string {
  const { every, interval, month, on, date, nth, weekday } = choices;
  const many = every === 'month' ? 'meses' : 'años';
  const often = interval === 1 ? `Cada ${every === 'month' ? 'mes' : 'año'}` : `Cada ${interval} ${many}`;
  const of = every === 'year' ? ` de ${monthNamed(month, 'es')}` : '';
  if (on === 'last') return `${often} el último día${of}`;
  if (on === 'weekday') return `${often} el ${nthNamed(nth, 'es')} ${weekdayNamed(weekday, 'es')}${of}`;
  return `${often} el día ${date}${of}`;
}

/** How often a template makes something, in words: "Every month on day 1, until 12/31/2026". A rule that no schedule has stays as it is. */
export function scheduleText(rule: string, { language, dateFormat }: Settings): string {
  const choices = choicesOfSchedule(rule);
  if (choices === null) return rule;
  const isEnglish = language === 'en';
  const often = isEnglish ? inEnglish(choices) : inSpanish(choices);
  const { ends, until, times } = choices;
  if (ends === 'on' && until !== null)
    return `${often}, ${isEnglish ? 'until' : 'hasta el'} ${formatDay(until, { language, dateFormat })}`;
  if (ends === 'after' && times !== null)
    return `${often}, ${times} ${isEnglish ? (times === 1 ? 'time' : 'times') : times === 1 ? 'vez' : 'veces'}`;
  return often;
}

/** What stands in a memo or description for the month that is billed. */
export const monthMark = '{month}';

/** A text with the month of a day in the place of each mark: "Dues for {month}". */
export const withMonth = (text: string, day: string, language: Language): string =>
  text.replaceAll(monthMark, monthOfYear(day, language));
