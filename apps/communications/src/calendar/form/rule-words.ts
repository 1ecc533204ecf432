import { useFormats, useMessages } from '@courtyard/common';
import type { CalendarEvent } from '@courtyard/contract/communications/calendar/calendar-event';
import {
  choicesOfRule,
  dayOfRule,
  weekOfMonth,
} from '@courtyard/contract/communications/calendar/calendar-event-form.rules';
import { weekdayNames } from '@courtyard/contract/communications/calendar/recurrence.rules';
import { addDays } from '@courtyard/contract/days';
import { formMessages } from './form.messages';

type Said = Pick<CalendarEvent, 'rules' | 'startsLocal'>;

/** A Monday, to name weekdays by. */
const monday = '2024-01-01';

const nthWords = ['nth.1', 'nth.2', 'nth.3', 'nth.4', 'nth.5'] as const;

/** Which of its weekday a day is in its month, as the form's words have it. */
export const nthWord = (day: string) => nthWords[weekOfMonth(day) - 1] ?? 'nth.5';

/** How an event repeats in plain words: "Every second week on Tuesday, until 12/31/2026". */
export function useRuleWords(): (event: Said) => string {
  const t = useMessages(formMessages);
  const formats = useFormats();
  const one = (text: string, startsLocal: string): string => {
    const startsOn = dayOfRule(text, startsLocal.slice(0, 10));
    const choices = choicesOfRule(text, startsOn);
    if (choices === null || choices.repeats === 'never' || choices.repeats === 'custom') return t('ownRule');
    const { repeats, interval, weekdays, monthly, ends, until, count } = choices;
    const often =
      interval === 1
        ? t(`every.${repeats}`)
        : interval === 2
          ? t(`everySecond.${repeats}`)
          : t(`everyNth.${repeats}`, { count: interval });
    const chosen = weekdayNames
      .filter((name) => weekdays[name])
      .map((name) => formats.weekday(addDays(monday, weekdayNames.indexOf(name))));
    const weekday = formats.weekday(startsOn);
    const dates = {
      date: t('onDate', { date: Number(startsOn.slice(8)) }),
      weekday: t('onNthDay', { nth: t(nthWord(startsOn)), day: weekday }),
      last: t('onNthDay', { nth: t('nth.last'), day: weekday }),
      firstWorkday: t('onFirstWorkday'),
      lastWorkday: t('onLastWorkday'),
    };
    const on = {
      DAILY: '',
      WEEKLY: chosen.length > 0 ? t('onDays', { days: formats.list(chosen) }) : '',
      MONTHLY: dates[monthly],
      YEARLY: '',
    }[repeats];
    const end =
      ends === 'on' && until !== null
        ? t('untilDay', { day: formats.day(until) })
        : ends === 'after' && count !== null
          ? t('times', { count })
          : '';
    return [[often, on].filter(Boolean).join(' '), end].filter(Boolean).join(', ');
  };
  return ({ rules, startsLocal }) =>
    rules.length === 0
      ? t('once', { day: formats.day(startsLocal.slice(0, 10)) })
      : rules.map((text) => one(text, startsLocal)).join('; ');
}
