import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { TimeSlot } from '@courtyard/contract/properties/common-area/common-area';
import { Box, SimpleGrid, Text } from '@courtyard/ui';
import { SelectField } from '@courtyard/ui/forms';
import { areaMessages } from '../../common-area/common-area.messages';
import { wallClock } from '@courtyard/contract/days';
import { bookingMessages } from './booking.messages';
import { endChoices, minutesBetween } from './booking.rules';

export interface BookingTimesProps {
  free: readonly TimeSlot[];
  startsAt: string;
  /** Slots in a row that one booking may take. */
  longest: number;
  /** Whole days are booked: times say nothing. */
  isByDay: boolean;
}

/** From when until when: what is free on the day of the booking, and as long as the area allows. */
export function BookingTimes({ free, startsAt, longest, isByDay }: BookingTimesProps) {
  const t = useMessages(bookingMessages);
  const tArea = useMessages(areaMessages);
  const formats = useFormats();
  const { timeZone } = useCommunity();
  const day = wallClock(startsAt, timeZone).day;
  const dayText = (moment: string) => {
    const on = wallClock(moment, timeZone).day;
    return `${formats.weekday(on, 'short')} ${formats.day(on)}`;
  };
  const timeText = (moment: string) => {
    if (isByDay) return dayText(moment);
    const time = formats.time(moment, timeZone);
    return wallClock(moment, timeZone).day === day ? time : `${dayText(moment)}, ${time}`;
  };
  const starts = isByDay ? free : free.filter((slot) => wallClock(slot.startsAt, timeZone).day === day);
  const ends = endChoices(free, startsAt, longest);
  return (
    <Box>
      <Text size="sm" fontWeight="medium" numeric mb="3" aria-live="polite">
        {`${formats.weekday(day)} ${formats.day(day)}`}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          name="startsAt"
          label={t('start')}
          options={starts.map((slot) => ({ value: slot.startsAt, label: timeText(slot.startsAt) }))}
        />
        <SelectField
          name="endsAt"
          label={t('end')}
          options={ends.map((end) => ({
            value: end,
            label: t('endOption', {
              time: timeText(end),
              length: tArea('minutes', { minutes: minutesBetween(startsAt, end) }),
            }),
          }))}
        />
      </SimpleGrid>
    </Box>
  );
}
