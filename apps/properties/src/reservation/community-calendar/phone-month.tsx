import { useFormats, useMessages } from '@courtyard/common';
import { Box, Grid, Text, VisuallyHidden } from '@courtyard/ui';
import { reservationsMessages } from '../list/reservations.messages';
import { type CalendarDaysProps, WeekColumns } from './week-columns';

export interface PhoneMonthProps extends CalendarDaysProps {
  /** `YYYY-MM`. */
  month: string;
  /** The day whose bookings are listed. */
  day: string;
  onDay: (day: string) => void;
}

/** A month for one thumb, or beside a menu that takes the room: its days with a mark where something is booked, and what is booked on the chosen one. */
export function PhoneMonth({ month, day, onDay, ...props }: PhoneMonthProps) {
  const { days, byDay, today } = props;
  const t = useMessages(reservationsMessages);
  const formats = useFormats();
  return (
    <>
      <Grid templateColumns="repeat(7, minmax(0, 1fr))" gap="1" mb="5">
        {days.slice(0, 7).map((each) => (
          <Text key={each} size="xs" tone="muted" textAlign="center" aria-hidden="true">
            {formats.weekday(each, 'narrow')}
          </Text>
        ))}
        {days.map((each) => {
          const count = byDay.get(each)?.length ?? 0;
          const isChosen = each === day;
          return (
            <Box
              asChild
              key={each}
              display="flex"
              flexDirection="column"
              alignItems="center"
              justifyContent="center"
              gap="0.5"
              position="relative"
              height="11"
              borderRadius="md"
              cursor="pointer"
              bg={isChosen ? 'accent.solid' : undefined}
              color={
                isChosen
                  ? 'fg.onAccent'
                  : each === today
                    ? 'accent.fg'
                    : each.startsWith(month)
                      ? 'fg.default'
                      : 'fg.subtle'
              }
            >
              <button
                type="button"
                aria-pressed={isChosen}
                {...(each === today ? { 'aria-current': 'date' as const } : {})}
                onClick={() => onDay(each)}
              >
                <VisuallyHidden>{t('bookingsOn', { count, day: formats.day(each) })}</VisuallyHidden>
                <Text
                  as="span"
                  size="sm"
                  fontWeight={each === today ? 'semibold' : 'normal'}
                  numeric
                  aria-hidden="true"
                >
                  {Number(each.slice(8))}
                </Text>
                <Box
                  width="1"
                  height="1"
                  borderRadius="full"
                  bg={count === 0 ? 'transparent' : isChosen ? 'fg.onAccent' : 'accent.fg'}
                />
              </button>
            </Box>
          );
        })}
      </Grid>
      <WeekColumns {...props} days={[day]} />
    </>
  );
}
