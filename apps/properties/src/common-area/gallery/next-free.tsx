import { defineMessages, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { CommonAreaSummary, TimeSlot } from '@courtyard/contract/properties/common-area/common-area';
import { Skeleton, Text, TextLink, VisuallyHidden } from '@courtyard/ui';
import { areaPaths } from '../area-paths';
import { useAvailability } from '../common-area.queries';
import { freeSlots } from '../../reservation/booking/booking.rules';
import { addDays, wallClock } from '@courtyard/contract/days';
import en from './next-free.en.json';
import es from './next-free.es.json';

const messages = defineMessages({ en, es });

/** Says when something starts, as one would: `tomorrow, 9:00 AM`; without the time where whole days are booked. */
export function useWhenText(isByDay: boolean): (moment: string) => string {
  const t = useMessages(messages);
  const formats = useFormats();
  const { timeZone } = useCommunity();
  const today = useToday();
  return (moment) => {
    const { day } = wallClock(moment, timeZone);
    const dayText = `${formats.weekday(day, 'short')} ${formats.day(day)}`;
    if (isByDay) {
      if (day === today) return t('todayOnly');
      return day === addDays(today, 1) ? t('tomorrowOnly') : dayText;
    }
    const time = formats.time(moment);
    if (day === today) return t('today', { time });
    if (day === addDays(today, 1)) return t('tomorrow', { time });
    return t('onDay', { day: dayText, time });
  };
}

/** The first slot that can be booked in the next two weeks; asked for apart, so that the gallery does not wait for it. */
export function NextFree({ area }: { area: CommonAreaSummary }) {
  const t = useMessages(messages);
  const today = useToday();
  const availability = useAvailability(area.id, today, addDays(today, 13));
  const when = useWhenText(area.slotMinutes >= 1440);

  if (availability.isPending) return <Skeleton width="60%" height="5" />;
  if (availability.isError) return null;
  const slot: TimeSlot | undefined = freeSlots(availability.data.days)[0];
  if (!slot) {
    return (
      <Text size="sm" tone="subtle">
        {t('full')}
      </Text>
    );
  }
  const text = when(slot.startsAt);
  if (!area.bookableByMe) {
    return (
      <Text size="sm" tone="muted">
        {t('next', { when: text })}
      </Text>
    );
  }
  return (
    <TextLink to={areaPaths.details(area.id, { slot: slot.startsAt })} fontSize="sm" position="relative">
      {t('next', { when: text })}
      <VisuallyHidden>{t('book', { name: area.name })}</VisuallyHidden>
    </TextLink>
  );
}
