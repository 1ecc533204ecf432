import { useFormats, useMessages } from '@courtyard/common';
import { Button, Flex, Grid, Text, useLacksRoomBeside, VisuallyHidden } from '@courtyard/ui';
import { reservationsMessages } from '../list/reservations.messages';
import { BookingChip } from './booking-chip';
import { PhoneMonth } from './phone-month';
import type { CalendarDaysProps } from './week-columns';

const shownPerDay = 3;

export interface MonthGridProps extends CalendarDaysProps {
  /** `YYYY-MM` of the month; its first and last weeks also have days of others. */
  month: string;
  /** The day that is listed where there is no room for what is on all of them. */
  day: string;
  onDay: (day: string) => void;
  onWeek: (day: string) => void;
}

/** A month of all areas. */
export function MonthGrid({ month, day, onDay, onWeek, ...props }: MonthGridProps) {
  const { days } = props;
  const formats = useFormats();
  const lacksRoom = useLacksRoomBeside();
  if (lacksRoom) return <PhoneMonth month={month} day={day} onDay={onDay} {...props} />;
  return (
    <Grid templateColumns="repeat(7, minmax(0, 1fr))" borderWidth="1px 0 0 1px" borderColor="border.default">
      {days.slice(0, 7).map((each) => (
        <Text
          key={each}
          size="xs"
          tone="muted"
          textAlign="center"
          py="2"
          borderWidth="0 1px 1px 0"
          borderColor="border.default"
        >
          {formats.weekday(each, 'short')}
        </Text>
      ))}
      {days.map((each) => (
        <MonthDay key={each} day={each} isOutside={!each.startsWith(month)} onWeek={onWeek} {...props} />
      ))}
    </Grid>
  );
}

interface MonthDayProps extends CalendarDaysProps {
  day: string;
  isOutside: boolean;
  onWeek: (day: string) => void;
}

function MonthDay({ day, isOutside, byDay, areas, today, onWeek }: MonthDayProps) {
  const t = useMessages(reservationsMessages);
  const formats = useFormats();
  const bookings = byDay.get(day) ?? [];
  const hidden = bookings.length - shownPerDay;
  // One line is better used by a booking than by the words that one more exists.
  const shown = hidden > 1 ? bookings.slice(0, shownPerDay) : bookings;
  return (
    <Flex
      direction="column"
      gap="1"
      p="1.5"
      minHeight="24"
      borderWidth="0 1px 1px 0"
      borderColor="border.default"
      bg={isOutside ? 'bg.subtle' : undefined}
    >
      <Text
        size="xs"
        numeric
        alignSelf="flex-start"
        px="1.5"
        py="0.5"
        borderRadius="full"
        {...(day === today
          ? { bg: 'accent.solid', color: 'fg.onAccent', 'aria-current': 'date' as const }
          : { color: isOutside ? 'fg.subtle' : 'fg.muted' })}
      >
        <VisuallyHidden>{t('bookingsOn', { count: bookings.length, day: formats.day(day) })}</VisuallyHidden>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
      </Text>
      {shown.map((booking) => (
        <BookingChip
          key={booking.id ?? `${booking.areaId} ${booking.startsAt}`}
          booking={booking}
          day={day}
          area={areas.get(booking.areaId)}
          isShort
        />
      ))}
      {hidden > 1 ? (
        <Button
          variant="link"
          size="xs"
          alignSelf="flex-start"
          aria-label={t('moreOn', { count: hidden, day: formats.day(day) })}
          onClick={() => onWeek(day)}
        >
          {t('more', { count: hidden })}
        </Button>
      ) : null}
    </Flex>
  );
}
