import { defineMessages, useMessages } from '@courtyard/common';
import type { FormatValue } from './series';

/** What a figure is counted over. */
export type Period = 'week' | 'month' | 'year';

const comparisonMessages = defineMessages({
  en: {
    'more.week': '{amount} more than the week before',
    'more.month': '{amount} more than the month before',
    'more.year': '{amount} more than the year before',
    'less.week': '{amount} less than the week before',
    'less.month': '{amount} less than the month before',
    'less.year': '{amount} less than the year before',
    'same.week': 'the same as the week before',
    'same.month': 'the same as the month before',
    'same.year': 'the same as the year before',
  },
  es: {
    'more.week': '{amount} más que la semana anterior',
    'more.month': '{amount} más que el mes anterior',
    'more.year': '{amount} más que el año anterior',
    'less.week': '{amount} menos que la semana anterior',
    'less.month': '{amount} menos que el mes anterior',
    'less.year': '{amount} menos que el año anterior',
    'same.week': 'igual que la semana anterior',
    'same.month': 'igual que el mes anterior',
    'same.year': 'igual que el año anterior',
  },
});

/** Says how a figure stands against the one of the period before: "12 more than the week before". */
export function useAgainstBefore(): (
  value: number,
  before: number,
  against: { period: Period; format: FormatValue },
) => string {
  const t = useMessages(comparisonMessages);
  return (value, before, { period, format }) => {
    const kind = value === before ? 'same' : value > before ? 'more' : 'less';
    return t(`${kind}.${period}`, { amount: format(Math.abs(value - before)) });
  };
}
