import { useCommunity, useFormats } from '@courtyard/common';
import { daySpanFrom, namedDaySpan, numberSpanFrom } from '@courtyard/contract/fields/spans';
import { useDataTexts } from '../data.messages';
import type { FilterSpec } from './filter-spec';

/** Names a value of a filter as people read it. */
export function useValueText(): (filter: FilterSpec, value: string) => string {
  const t = useDataTexts();
  const formats = useFormats();
  const { currency } = useCommunity();

  const betweenText = (from: string | null, to: string | null) => {
    if (from !== null && to !== null) return t('daysBetween', { from, to });
    return from === null ? t('daysTo', { to: to ?? '' }) : t('daysFrom', { from });
  };
  const daysText = (value: string) => {
    const named = namedDaySpan(value);
    if (named) return t(`span.${named}`);
    const { from, to } = daySpanFrom(value);
    return betweenText(from ? formats.day(from) : null, to ? formats.day(to) : null);
  };
  const numberText = (kind: FilterSpec['kind'], value: number) => {
    if (kind === 'money') return formats.money(value, currency);
    return kind === 'share' ? formats.percent(value) : formats.number(value);
  };

  return (filter, value) => {
    const { kind, options = [] } = filter;
    if (kind === 'days') return daysText(value);
    if (kind === 'text') return t('contains', { text: value });
    if (kind === 'number' || kind === 'share' || kind === 'money') {
      const { from, to } = numberSpanFrom(value);
      return betweenText(
        from === undefined ? null : numberText(kind, from),
        to === undefined ? null : numberText(kind, to),
      );
    }
    if (value === '') return t('noValue');
    return options.find((option) => option.value === value)?.label ?? value;
  };
}
