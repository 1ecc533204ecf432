import { defineMessages, useMessages } from '@courtyard/common';
import type { FormatValue } from './series';
import en from './against-before.en.json';
import es from './against-before.es.json';

/** What a figure is counted over. */
export type Period = 'week' | 'month' | 'year';

const comparisonMessages = defineMessages({ en, es });

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
