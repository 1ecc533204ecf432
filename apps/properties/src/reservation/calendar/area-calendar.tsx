import { useCommunity, useMessages, useToday } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { Box, EmptyState, ErrorState, Flex, LoadingState, Skeleton, useLacksRoomBeside } from '@courtyard/ui';
import { useMemo, useRef } from 'react';
import { useAvailability } from '../../common-area/common-area.queries';
import { useReservationCalendar } from '../reservation.queries';
import { CalendarLegend, CalendarNav } from './calendar-nav';
import { calendarMessages } from './calendar.messages';
import { addDays } from '@courtyard/contract/days';
import { startOfWindow } from './window.rules';
import { DayAgenda } from './day-agenda';
import { WeekGrid } from './week-grid';
import { type Block, type DayColumn, layOutDay } from './week-layout.rules';

export interface AreaCalendarProps {
  area: Pick<CommonArea, 'id'>;
  /** Without it free slots are shown and cannot be pressed. */
  canBook: boolean;
  /** The day that was asked for; seven days around it are on screen. */
  day: string | null;
  onDay: (day: string) => void;
  onOpen: (block: Block) => void;
}

/** Seven days of slots and bookings together; null while either is on its way. */
function useWeek(areaId: string, from: string) {
  const to = addDays(from, 6);
  const availability = useAvailability(areaId, from, to);
  const calendar = useReservationCalendar({ from, to, areaId: [areaId] });
  const shown = useRef<DayColumn[] | null>(null);
  // The slots of one week with the bookings of another would be a week that never is, for eye and keyboard.
  const isMixed = availability.isPlaceholderData !== calendar.isPlaceholderData;
  const days = useMemo<DayColumn[] | null>(() => {
    if (isMixed) return shown.current;
    if (!availability.data || !calendar.data) return null;
    const { timeZone } = availability.data;
    const bookings = calendar.data.reservations;
    return availability.data.days.map((day) => layOutDay(day, bookings, timeZone));
  }, [availability.data, calendar.data, isMixed]);
  shown.current = days;
  return {
    days,
    timeZone: availability.data?.timeZone,
    error: availability.error ?? calendar.error,
    retry: () => void Promise.all([availability.refetch(), calendar.refetch()]),
    isStale: availability.isPlaceholderData || calendar.isPlaceholderData,
  };
}

/** When an area is free: a week of columns where there is room for them, else a day at a time. */
export function AreaCalendar({ area, canBook, day, onDay, onOpen }: AreaCalendarProps) {
  const t = useMessages(calendarMessages);
  const lacksRoom = useLacksRoomBeside();
  const zone = useCommunity().timeZone;
  const today = useToday();
  const shownDay = day ?? today;
  const from = startOfWindow(shownDay, today);
  const { days, timeZone = zone, error, retry, isStale } = useWeek(area.id, from);

  if (error && !days) return <ErrorState error={error} onRetry={retry} />;
  return (
    <Flex direction="column" gap="4">
      <CalendarNav from={from} today={today} timeZone={timeZone} onFrom={onDay} />
      {days === null ? (
        <LoadingState>
          <Skeleton height="24rem" borderRadius="md" />
        </LoadingState>
      ) : days.every((each) => each.blocks.length === 0) ? (
        <EmptyState icon="calendar" title={t('emptyWeekTitle')} description={t('emptyWeekText')} />
      ) : (
        <Box opacity={isStale ? 0.6 : 1} transition="opacity 100ms" aria-busy={isStale}>
          {lacksRoom ? (
            <DayAgenda days={days} canBook={canBook} day={shownDay} onDay={onDay} onOpen={onOpen} />
          ) : (
            <WeekGrid
              days={days}
              canBook={canBook}
              today={today}
              onOpen={onOpen}
              onWeek={(direction) => onDay(addDays(from, direction * 7))}
            />
          )}
        </Box>
      )}
      <CalendarLegend />
    </Flex>
  );
}
