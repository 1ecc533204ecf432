import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { useCallback } from 'react';
import { wallClock } from '@courtyard/contract/days';
import { reservationMessages } from './reservation.messages';

interface Span {
  startsAt: string;
  endsAt: string;
}

/**
 * Says from when to when: `Tue 12/01/2026, 9:00 AM – 11:00 AM`, with the second day where it is another;
 * a stay from midnight to midnight by its days alone, `Fri 12/04/2026 – Sat 12/05/2026`.
 */
export function useSpanText(): (span: Span) => string {
  const t = useMessages(reservationMessages);
  const formats = useFormats();
  const zone = useCommunity().timeZone;
  return useCallback(
    ({ startsAt, endsAt }: Span) => {
      const start = wallClock(startsAt, zone);
      const { day: last, minutes } = wallClock(endsAt, zone);
      const first = start.day;
      const dayText = (day: string) => `${formats.weekday(day, 'short')} ${formats.day(day)}`;
      if (start.minutes === 0 && minutes === 0) return t('span', { from: dayText(first), to: dayText(last) });
      const end = formats.time(endsAt, zone);
      return t('span', {
        from: `${dayText(first)}, ${formats.time(startsAt, zone)}`,
        to: first === last ? end : `${dayText(last)}, ${end}`,
      });
    },
    [t, formats, zone],
  );
}
