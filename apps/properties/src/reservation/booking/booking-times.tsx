import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { TimeSlot } from '@courtyard/contract/properties/common-area/common-area';
import { wallClock } from '@courtyard/contract/days';
import { Text } from '@courtyard/ui';
import { ChipsField, SelectField } from '@courtyard/ui/forms';
import { lengthText } from '../../common-area/area-length';
import { areaMessages } from '../../common-area/common-area.messages';
import { bookingMessages } from './booking.messages';
import { endChoices, inOrder, minutesBetween } from './booking.rules';

export interface BookingTimesProps {
  free: readonly TimeSlot[];
  /** What others have: one can wait in line for it. */
  taken: readonly TimeSlot[];
  /** The chosen day, and why the area is closed on it; null where it opens. */
  day: string;
  closed: string | null;
  startsAt: string;
  /** Slots in a row that one booking may take. */
  longest: number;
  /** Whole days are booked: times say nothing. */
  isByDay: boolean;
}

/** From when until when: what is free on the chosen day, and as long as the area allows. */
export function BookingTimes({ free, taken, day, closed, startsAt, longest, isByDay }: BookingTimesProps) {
  const t = useMessages(bookingMessages);
  const tArea = useMessages(areaMessages);
  const formats = useFormats();
  const { timeZone } = useCommunity();
  const timeText = (moment: string) => {
    const on = wallClock(moment, timeZone).day;
    const dayText = `${formats.weekday(on, 'short')} ${formats.day(on)}`;
    if (isByDay) return dayText;
    const time = formats.time(moment);
    return on === day ? time : `${dayText}, ${time}`;
  };
  const isOnDay = (slot: TimeSlot) => wallClock(slot.startsAt, timeZone).day === day;
  const isTaken = (slot: TimeSlot) => taken.some(({ startsAt: from }) => from === slot.startsAt);
  const starts = inOrder([...free, ...taken]).filter(isOnDay);
  const isWaiting = taken.some((slot) => slot.startsAt === startsAt);
  const ends = endChoices(isWaiting ? inOrder([...free, ...taken]) : free, startsAt, longest);
  if (starts.length === 0) {
    return (
      <Text size="sm" tone="muted" role="status">
        {closed || t(closed === null ? 'nothingFree' : 'closedThen')}
      </Text>
    );
  }
  return (
    <>
      {isByDay && !starts.some(isTaken) ? null : (
        <ChipsField
          name="startsAt"
          label={t('start')}
          options={starts.map((slot) => ({
            value: slot.startsAt,
            label: timeText(slot.startsAt),
            ...(isTaken(slot) && { note: t('taken') }),
          }))}
        />
      )}
      {isWaiting ? (
        <Text size="sm" tone="muted" role="status">
          {t('waitText')}
        </Text>
      ) : null}
      <SelectField
        name="endsAt"
        label={t('end')}
        options={ends.map((end) => ({
          value: end,
          label: t('endOption', {
            time: timeText(end),
            length: lengthText(minutesBetween(startsAt, end), tArea),
          }),
        }))}
      />
    </>
  );
}
