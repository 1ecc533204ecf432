import { defineMessages, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Trend } from '@courtyard/contract/platform/dashboard/trend';
import en from './use-change-text.en.json';
import es from './use-change-text.es.json';

const changeMessages = defineMessages({ en, es });

const kinds = {
  long: { up: 'up', down: 'down', same: 'same' },
  short: { up: 'shortUp', down: 'shortDown', same: 'shortSame' },
} as const;

/**
 * Says how an amount changed since the end of last month; undefined where there was none then. `short` leaves out the day, for rows
 * below a line that tells it.
 */
export function useChangeText(length: keyof typeof kinds = 'long'): (trend: Trend) => string | undefined {
  const t = useMessages(changeMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return ({ points, changeMinor }) => {
    const before = points.at(-2);
    if (!before || changeMinor === null) return undefined;
    const change = changeMinor === 0 ? 'same' : changeMinor > 0 ? 'up' : 'down';
    return t(kinds[length][change], {
      amount: formats.money(Math.abs(changeMinor), currency),
      day: formats.day(before.on),
    });
  };
}
