import {
  formatAgo,
  formatDay,
  formatFullDay,
  formatList,
  formatMoment,
  formatMoney,
  formatMoneyShort,
  formatMonth,
  formatNumber,
  formatPercent,
  formatSpan,
  formatTime,
  formatTimeOfDay,
  formatWeekday,
} from '@courtyard/contract/formats';
import { deviceZone } from '@courtyard/contract/intl';
import { useMemo } from 'react';
import { useUiConfig } from '../settings/ui-config.store';
import { useCommunity } from './use-community';

/** The formats in the person's language and date format; moments by the community's clock. */
export function useFormats() {
  const language = useUiConfig((config) => config.language);
  const dateFormat = useUiConfig((config) => config.dateFormat);
  const { timeZone } = useCommunity();
  return useMemo(() => {
    const settings = { language, dateFormat, timeZone, deviceZone: deviceZone() };
    return {
      day: (day: string) => formatDay(day, settings),
      fullDay: (day: string) => formatFullDay(day, settings),
      moment: (moment: string) => formatMoment(moment, settings),
      span: (span: { startsAt: string; endsAt: string }) => formatSpan(span, settings),
      time: (moment: string) => formatTime(moment, settings),
      timeOfDay: (time: string) => formatTimeOfDay(time, settings),
      weekday: (day: string, width: 'long' | 'short' | 'narrow' = 'long') =>
        formatWeekday(day, { ...settings, width }),
      month: (day: string) => formatMonth(day, settings),
      ago: (moment: string, now: Date = new Date()) => formatAgo(moment, now, settings),
      list: (records: readonly string[]) => formatList(records, settings),
      money: (amountMinor: number | bigint, currency: string, negative: 'minus' | 'parentheses' = 'minus') =>
        formatMoney(amountMinor, currency, { ...settings, negative }),
      moneyShort: (amountMinor: number, currency: string) =>
        formatMoneyShort(amountMinor, currency, settings),
      number: (value: number | bigint) => formatNumber(value, settings),
      percent: (millionths: number, fractionDigits = 4) =>
        formatPercent(millionths, { ...settings, fractionDigits }),
    };
  }, [language, dateFormat, timeZone]);
}

export type Formats = ReturnType<typeof useFormats>;
