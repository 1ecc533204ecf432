import { useMemo } from 'react';
import { useUiConfig } from '../settings/ui-config.store';
import {
  formatAgo,
  formatDay,
  formatMoment,
  formatMoney,
  formatMoneyShort,
  formatMonth,
  formatNumber,
  formatPercent,
  formatSpan,
  formatTime,
  formatWeekday,
} from './formats';

/** The formats in the person's language and date format. */
export function useFormats() {
  const language = useUiConfig((config) => config.language);
  const dateFormat = useUiConfig((config) => config.dateFormat);
  return useMemo(() => {
    const settings = { language, dateFormat };
    return {
      day: (day: string) => formatDay(day, settings),
      moment: (moment: string, timeZone?: string) =>
        formatMoment(moment, timeZone ? { ...settings, timeZone } : settings),
      time: (moment: string, timeZone?: string) =>
        formatTime(moment, timeZone ? { ...settings, timeZone } : settings),
      span: (span: { startsAt: string; endsAt: string }, timeZone: string) =>
        formatSpan(span, { ...settings, timeZone }),
      weekday: (day: string, width: 'long' | 'short' | 'narrow' = 'long') =>
        formatWeekday(day, { ...settings, width }),
      month: (day: string) => formatMonth(day, settings),
      ago: (moment: string, now: Date = new Date()) => formatAgo(moment, now, settings),
      money: (amountMinor: number | bigint, currency: string, negative: 'minus' | 'parentheses' = 'minus') =>
        formatMoney(amountMinor, currency, { ...settings, negative }),
      moneyShort: (amountMinor: number, currency: string) =>
        formatMoneyShort(amountMinor, currency, settings),
      number: (value: number | bigint) => formatNumber(value, settings),
      percent: (millionths: number, fractionDigits = 4) =>
        formatPercent(millionths, { ...settings, fractionDigits }),
    };
  }, [language, dateFormat]);
}

export type Formats = ReturnType<typeof useFormats>;
