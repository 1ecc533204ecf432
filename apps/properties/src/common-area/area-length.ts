import type { TranslateOf } from '@courtyard/common';
import type { areaMessages } from './common-area.messages';

/** `90` is `1 hour 30 minutes`, `2880` is `2 days`. */
export function lengthText(minutes: number, t: TranslateOf<typeof areaMessages>): string {
  const parts = [
    ['days', Math.floor(minutes / 1440)],
    ['hours', Math.floor((minutes % 1440) / 60)],
    ['minutes', minutes % 60],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => t(unit, { count }))
    .join(' ');
}
