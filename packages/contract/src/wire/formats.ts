import { minutesOf, wallClock } from './days';
import type { Language } from './fields/labels';
import { dateTimeFormat, listFormat, numberFormat, relativeTimeFormat } from './intl';

/**
 * How days, times, amounts and counts are written, on pages, in mails and in what the API says: the only place where they
 * are. All are of people in the US, whose weeks begin on Sunday in both languages.
 */

export interface FormatSettings {
  language: Language;
  /** Tokens YYYY, MM, DD, M, D and MMM (short month name); everything else stands for itself. */
  dateFormat: string;
  /** The clock that times are of, by its IANA name, `America/Denver`; UTC where none is given. */
  timeZone?: string;
  /** The clock of the reader's own device: a moment is shown with the name of `timeZone` where the two differ at it. */
  deviceZone?: string;
}

/** The forms of dates that a person can choose from; the first is the usual one. */
export const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD', 'D MMM YYYY'] as const;

/** Of dates in files that programs read: one that sorts and is read in one way. */
export const fileDateFormat = 'YYYY-MM-DD';

const standard: FormatSettings = { language: 'en', dateFormat: dateFormats[0] };
/** The locale of texts in a language. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** A calendar day, `2026-12-01`, in the person's date format. What is not a day comes back as it is. */
export function formatDay(day: string, settings: FormatSettings = standard): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  if (!year || !month || !date) return day;
  const monthName = () => shortMonthNames(settings.language)[Number(month) - 1] ?? month;
  return settings.dateFormat.replace(/YYYY|MMM|MM|DD|M|D/g, (token) => {
    if (token === 'YYYY') return year;
    if (token === 'MMM') return monthName();
    if (token === 'MM') return month;
    if (token === 'DD') return date;
    return String(Number(token === 'M' ? month : date));
  });
}

/** The months in few letters, `Jan` first. */
export function shortMonthNames(language: Language): string[] {
  const format = dateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}

/** A moment (ISO 8601) as day and time of day in the time zone, which is named for readers whose clock is another. */
export function formatMoment(moment: string, settings: FormatSettings = standard): string {
  if (Number.isNaN(Date.parse(moment))) return moment;
  const { day } = wallClock(moment, settings.timeZone ?? 'UTC');
  return withZone(`${formatDay(day, settings)}, ${formatTime(moment, settings)}`, moment, settings);
}

/** The time of day of a moment (ISO 8601) in the time zone: `8:30 PM`. */
export function formatTime(moment: string, settings: FormatSettings = standard): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return moment;
  return clock(settings.language, settings.timeZone ?? 'UTC').format(at);
}

const clock = (language: Language, timeZone: string) =>
  dateTimeFormat(locales[language], { timeStyle: 'short', timeZone });

/** A time of day of every day, `08:30`: `8:30 AM`. */
export function formatTimeOfDay(time: string, { language }: Pick<FormatSettings, 'language'> = standard) {
  return clock(language, 'UTC').format(minutesOf(time) * 60_000);
}

/** What a reader's own clock does not show: the short name of the time zone, `EST`, at a moment; '' where it does. */
export function formatZone(
  moment: string,
  { language, timeZone, deviceZone }: Pick<FormatSettings, 'language' | 'timeZone' | 'deviceZone'>,
): string {
  if (timeZone === undefined || deviceZone === undefined) return '';
  const here = wallClock(moment, timeZone);
  const there = wallClock(moment, deviceZone);
  if (here.day === there.day && here.minutes === there.minutes) return '';
  const parts = dateTimeFormat(locales[language], { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const withZone = (text: string, moment: string, settings: FormatSettings) =>
  [text, formatZone(moment, settings)].filter((part) => part !== '').join(' ');

/**
 * From when to when: `Tue 12/01/2026, 9:00 AM – 11:00 AM`, with the second day where it is another; from midnight to
 * midnight by the days alone, `Fri 12/04/2026 – Sat 12/05/2026`.
 */
export function formatSpan(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  settings: FormatSettings = standard,
): string {
  const zone = settings.timeZone ?? 'UTC';
  const [start, end] = [wallClock(startsAt, zone), wallClock(endsAt, zone)];
  const dayText = (day: string) =>
    `${formatWeekday(day, { ...settings, width: 'short' })} ${formatDay(day, settings)}`;
  if (start.minutes === 0 && end.minutes === 0) return `${dayText(start.day)} – ${dayText(end.day)}`;
  const last = formatTime(endsAt, settings);
  const until = start.day === end.day ? last : `${dayText(end.day)}, ${last}`;
  return withZone(`${dayText(start.day)}, ${formatTime(startsAt, settings)} – ${until}`, startsAt, settings);
}

/** A day in full: `Tuesday, December 1, 2026`; without the weekday in a sentence, `December 1, 2026`. */
export const formatFullDay = (day: string, settings: FormatSettings = standard): string =>
  calendarPart(day, settings, { dateStyle: 'full' });
export const formatLongDay = (day: string, settings: FormatSettings = standard): string =>
  calendarPart(day, settings, { dateStyle: 'long' });

/** The weekday of a calendar day, `Monday`, or short, `Mon`. */
export function formatWeekday(
  day: string,
  settings: FormatSettings & { width?: 'long' | 'short' | 'narrow' } = standard,
): string {
  return calendarPart(day, settings, { weekday: settings.width ?? 'long' });
}

/** The month of a calendar day: `December 2026`. */
export function formatMonth(day: string, settings: FormatSettings = standard): string {
  return calendarPart(day, settings, { month: 'long', year: 'numeric' });
}

function calendarPart(day: string, settings: FormatSettings, part: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  return dateTimeFormat(locales[settings.language], { ...part, timeZone: 'UTC' }).format(at);
}

/** `3 hours ago`, `yesterday`; coarse on purpose. */
export function formatAgo(moment: string, now: Date, settings: FormatSettings = standard): string {
  const seconds = Math.round((new Date(moment).getTime() - now.getTime()) / 1000);
  const steps = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const;
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  const format = relativeTimeFormat(locales[settings.language], { numeric: 'auto' });
  return unit === 'second' ? format.format(0, 'second') : format.format(Math.trunc(seconds / size), unit);
}

/** An amount in minor units of a currency (ISO 4217): 123456 USD is `$1,234.56`, 1234 JPY is `¥1,234`. */
export function formatMoney(
  amountMinor: number | bigint,
  currency: string,
  settings: Pick<FormatSettings, 'language'> & { negative?: 'minus' | 'parentheses' } = standard,
): string {
  const format = numberFormat(locales[settings.language], {
    style: 'currency',
    currency,
    currencySign: settings.negative === 'parentheses' ? 'accounting' : 'standard',
  });
  const exponent = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(decimal(BigInt(amountMinor), exponent));
}

/** An amount in few characters, for the axes of charts: 12345600 USD is `$123K`. */
export function formatMoneyShort(
  amountMinor: number,
  currency: string,
  settings: FormatSettings = standard,
): string {
  const format = numberFormat(locales[settings.language], {
    style: 'currency',
    currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  return format.format(amountMinor / 10 ** currencyExponent(currency));
}

/** Digits after the decimal point of a currency: 2 for USD, 0 for JPY, 3 for KWD. */
export function currencyExponent(currency: string): number {
  return numberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** The sign that people of the currency write: `$` for USD and for CAD, `€` for EUR. */
export const currencySign = (currency: string): string =>
  numberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

export function formatNumber(value: number | bigint, settings: FormatSettings = standard): string {
  return numberFormat(locales[settings.language], {}).format(value);
}

/** A share in parts per million of the whole: 123456 is `12.3456%`. */
export function formatPercent(
  millionths: number,
  settings: FormatSettings & { fractionDigits?: number } = standard,
): string {
  return numberFormat(locales[settings.language], {
    style: 'percent',
    maximumFractionDigits: settings.fractionDigits ?? 4,
  }).format(decimal(BigInt(millionths), 6));
}

type Decimal = `${number}`;

/** Shifts the decimal point in the digits themselves: a float would lose cents of large amounts. */
function decimal(value: bigint, exponent: number): Decimal {
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const text = exponent === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-exponent)}`;
  return text as Decimal;
}

/** Things in a sentence: `name, photo, and phone`. */
export const formatList = (records: readonly string[], settings: FormatSettings = standard): string =>
  listFormat(locales[settings.language], { type: 'conjunction' }).format(records);
