import { wallClock } from '@courtyard/contract/days';
import type { Language } from '../settings/ui-config.store';
import { dateTimeFormat, numberFormat, relativeTimeFormat } from './intl';

export interface FormatSettings {
  language: Language;
  /** Tokens YYYY, MM, DD, M, D and MMM (short month name); everything else stands for itself. */
  dateFormat: string;
  /** IANA name, `America/Denver`; the browser's where it is not given. */
  timeZone?: string;
}

const standard: FormatSettings = { language: 'en', dateFormat: 'MM/DD/YYYY' };
const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** A calendar day, `2026-12-01`, in the person's date format. What is not a day comes back as it is. */
export function formatDay(day: string, settings: FormatSettings = standard): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  if (!year || !month || !date) return day;
  const monthName = () =>
    dateTimeFormat(locales[settings.language], { month: 'short', timeZone: 'UTC' }).format(
      Date.UTC(Number(year), Number(month) - 1, 1),
    );
  return settings.dateFormat.replace(/YYYY|MMM|MM|DD|M|D/g, (token) => {
    if (token === 'YYYY') return year;
    if (token === 'MMM') return monthName();
    if (token === 'MM') return month;
    if (token === 'DD') return date;
    return String(Number(token === 'M' ? month : date));
  });
}

/** A moment (ISO 8601) as day and time of day in the time zone. */
export function formatMoment(moment: string, settings: FormatSettings = standard): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return moment;
  const zone = settings.timeZone ? { timeZone: settings.timeZone } : {};
  // The Swedish locale writes days as ISO 8601 does, which is what formatDay takes.
  const day = dateTimeFormat('sv-SE', { dateStyle: 'short', ...zone }).format(at);
  return `${formatDay(day, settings)}, ${formatTime(moment, settings)}`;
}

/** The time of day of a moment (ISO 8601) in the time zone: `8:30 PM`. */
export function formatTime(moment: string, settings: FormatSettings = standard): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return moment;
  const zone = settings.timeZone ? { timeZone: settings.timeZone } : {};
  return dateTimeFormat(locales[settings.language], { timeStyle: 'short', ...zone }).format(at);
}

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
  settings: FormatSettings & { negative?: 'minus' | 'parentheses' } = standard,
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

/**
 * From one moment to another (ISO 8601) on a community's clock: `Tue 12/01/2026, 9:00 AM – 11:00 AM`, with the second day
 * where it is another; a stay from midnight to midnight by its days alone, `Fri 12/04/2026 – Sat 12/05/2026`.
 */
export function formatSpan(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  settings: FormatSettings & { timeZone: string },
): string {
  const start = wallClock(startsAt, settings.timeZone);
  const last = wallClock(endsAt, settings.timeZone);
  const dayText = (day: string) =>
    `${formatWeekday(day, { ...settings, width: 'short' })} ${formatDay(day, settings)}`;
  if (start.minutes === 0 && last.minutes === 0) return `${dayText(start.day)} – ${dayText(last.day)}`;
  const end = formatTime(endsAt, settings);
  const from = `${dayText(start.day)}, ${formatTime(startsAt, settings)}`;
  return `${from} – ${start.day === last.day ? end : `${dayText(last.day)}, ${end}`}`;
}
