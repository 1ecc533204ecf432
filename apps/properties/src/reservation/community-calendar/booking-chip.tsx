import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { Link } from '@courtyard/common/router';
import type { CalendarReservation } from '@courtyard/contract/properties/reservation/reservation';
import type { CommonAreaSummary } from '@courtyard/contract/properties/common-area/common-area';
import { Box, Text, VisuallyHidden } from '@courtyard/ui';
import { areaHues, AreaName } from '../../common-area/area-color';
import { areaPaths } from '../../common-area/area-paths';
import { slotLooks } from '../calendar/slot-looks';
import { reservationsMessages } from '../list/reservations.messages';
import { partOfDay } from './bookings-by-day.rules';

/** What a calendar shows of an area. */
export type CalendarArea = Pick<CommonAreaSummary, 'name' | 'color'>;

export interface BookingChipProps {
  booking: CalendarReservation;
  day: string;
  /** Undefined until the areas have come. */
  area: CalendarArea | undefined;
  /** One line, for a month. */
  isShort?: boolean;
}

/** A booking in a day of the calendar; it leads to its page where its details may be seen. */
export function BookingChip({ booking, day, area, isShort = false }: BookingChipProps) {
  const t = useMessages(reservationsMessages);
  const formats = useFormats();
  const { timeZone } = useCommunity();
  const begins = formats.time(booking.startsAt);
  const ends = formats.time(booking.endsAt);
  const times = {
    allDay: t('allDay'),
    until: t('untilTime', { time: ends }),
    from: isShort ? begins : t('fromTime', { time: begins }),
    within: isShort ? begins : `${begins} – ${ends}`,
  };
  const time = times[partOfDay(booking, day, timeZone)];
  const state = booking.status === 'requested' ? 'requested' : booking.mine ? 'mine' : 'taken';
  const note = [
    booking.title ?? (booking.mine ? t('yours') : t('taken')),
    booking.status === 'requested' ? t('awaiting') : '',
  ].filter(Boolean);
  const { id } = booking;
  const areaName = area?.name ?? '';
  const looks = {
    display: 'block',
    position: 'relative',
    width: 'full',
    minHeight: '6',
    px: '1.5',
    py: '1',
    borderRadius: 'sm',
    borderWidth: '1px',
    textAlign: 'start',
    ...slotLooks[state],
    // Fill and words tell the state, the edge whose area it is.
    ...(area && { borderInlineStartColor: areaHues[area.color] }),
  } as const;
  // What a month has no room for is still said.
  const content = isShort ? (
    <Text as="span" display="block" position="relative" size="xs" truncate numeric>
      {`${time} ${areaName}`}
      <VisuallyHidden>{['', `– ${ends}`, ...note].join(', ')}</VisuallyHidden>
    </Text>
  ) : (
    <>
      <Text as="span" display="block" size="xs" fontWeight="medium" numeric>
        {time}
      </Text>{' '}
      <Text as="span" display="block" size="xs" overflowWrap="anywhere">
        {area ? <AreaName area={area} /> : null}
      </Text>{' '}
      <Text as="span" display="block" size="xs" tone="muted" overflowWrap="anywhere">
        {note.join(', ')}
      </Text>
    </>
  );
  if (id === null) return <Box {...looks}>{content}</Box>;
  return (
    <Box asChild {...looks} cursor="pointer" _hover={{ borderColor: 'border.strong' }}>
      <Link to={areaPaths.reservation(id)}>{content}</Link>
    </Box>
  );
}
