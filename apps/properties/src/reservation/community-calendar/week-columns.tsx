import { useFormats, useMessages } from '@courtyard/common';
import type { CalendarReservation } from '@courtyard/contract/properties/reservation/reservation';
import { Box, Flex, Grid, Text } from '@courtyard/ui';
import { reservationsMessages } from '../list/reservations.messages';
import { BookingChip, type CalendarArea } from './booking-chip';

export interface CalendarDaysProps {
  days: readonly string[];
  byDay: ReadonlyMap<string, readonly CalendarReservation[]>;
  areas: ReadonlyMap<string, CalendarArea>;
  today: string;
}

/** A week of all areas: what is booked on each day, one under the other. Days lie beside each other where there is room. */
export function WeekColumns({ days, byDay, areas, today }: CalendarDaysProps) {
  const t = useMessages(reservationsMessages);
  const formats = useFormats();
  return (
    <Grid
      as="ol"
      listStyleType="none"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(7, minmax(0, 1fr))' }}
      gap={{ base: '4', lg: '2' }}
    >
      {days.map((day) => (
        <Box as="li" key={day} minWidth="0">
          <Flex
            gap="2"
            align="center"
            justify="space-between"
            pb="2"
            mb="2"
            borderBottomWidth="2px"
            borderColor={day === today ? 'accent.solid' : 'border.default'}
          >
            <Text
              size="sm"
              fontWeight="medium"
              color={day === today ? 'accent.fg' : 'fg.default'}
              {...(day === today ? { 'aria-current': 'date' as const } : {})}
            >
              {`${formats.weekday(day, 'short')} ${Number(day.slice(8))}`}
            </Text>
            <Text size="xs" tone="subtle" numeric display={{ lg: 'none' }}>
              {formats.day(day)}
            </Text>
          </Flex>
          <Flex as="ul" direction="column" gap="1.5" listStyleType="none">
            {(byDay.get(day) ?? []).map((booking) => (
              <li key={booking.id ?? `${booking.areaId} ${booking.startsAt}`}>
                <BookingChip booking={booking} day={day} area={areas.get(booking.areaId)} />
              </li>
            ))}
          </Flex>
          {byDay.get(day)?.length ? null : (
            <Text size="xs" tone="subtle">
              {t('nothing')}
            </Text>
          )}
        </Box>
      ))}
    </Grid>
  );
}
