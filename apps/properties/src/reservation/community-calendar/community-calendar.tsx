import { useCan, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import {
  Box,
  Button,
  Card,
  CardBody,
  ErrorState,
  Field,
  Flex,
  Heading,
  HStack,
  IconButton,
  LoadingState,
  NativeSelect,
  Skeleton,
} from '@courtyard/ui';
import { useMemo } from 'react';
import { commonAreas } from '../../common-area/common-area.queries';
import {
  addDays,
  addMonths,
  dayFrom,
  daysFrom,
  startOfMonth,
  startOfWeek,
  weeksOfMonth,
} from '@courtyard/contract/days';
import { reservationsMessages } from '../list/reservations.messages';
import { bookingsByDay } from './bookings-by-day.rules';
import type { CalendarArea } from './booking-chip';
import { useCalendarOf } from './calendar-of';
import { MonthGrid } from './month-grid';
import { WeekColumns } from './week-columns';

type Span = 'week' | 'month';

/** Bookings of all areas, or of one, by week or by month. The day on screen and the area are in the address. */
export function CommunityCalendar({ span }: { span: Span }) {
  const t = useMessages(reservationsMessages);
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const day = dayFrom(search.get('day')) ?? today;
  const { firstWeekday } = useCommunity();
  const areaId = search.get('area') ?? '';
  const change = (part: Record<string, string>) =>
    setSearch((before) => withPart(before, part), { preventScrollReset: true });

  const days =
    span === 'week' ? daysFrom(startOfWeek(day, firstWeekday), 7) : weeksOfMonth(day, firstWeekday).flat();
  const seesAll = useCan('Reservations List View');
  const areaList = commonAreas.useList({ sort: 'name', limit: 200, archived: 'all' });
  const calendar = useCalendarOf(areaId, { from: days[0] ?? day, to: days.at(-1) ?? day });
  const areas = useMemo(
    () => new Map((areaList.data?.data ?? []).map((area) => [area.id, area])),
    [areaList.data],
  );
  const byDay = calendar.data
    ? bookingsByDay(calendar.data.reservations, days, calendar.data.timeZone)
    : undefined;

  return (
    <Card>
      <CardBody>
        <Flex gap="3" rowGap="3" align="center" wrap="wrap" mb="4">
          <CalendarSteps span={span} day={day} today={today} onDay={(next) => change({ day: next })} />
          <Box ms={{ lg: 'auto' }} width={{ base: 'full', lg: '14rem' }}>
            <AreaChoice
              areas={areas}
              none={t(seesAll ? 'allAreas' : 'myBookings')}
              value={areaId}
              onChange={(area) => change({ area })}
            />
          </Box>
        </Flex>
        {calendar.isError && !byDay ? (
          <ErrorState error={calendar.error} onRetry={() => void calendar.refetch()} />
        ) : !byDay ? (
          <LoadingState>
            <Skeleton height="24rem" borderRadius="md" />
          </LoadingState>
        ) : span === 'week' ? (
          <WeekColumns {...{ days, byDay, areas, today }} />
        ) : (
          <MonthGrid
            {...{ days, byDay, areas, today }}
            month={day.slice(0, 7)}
            day={day}
            onDay={(of) => change({ day: of })}
            onWeek={(of) => change({ show: 'week', day: of })}
          />
        )}
      </CardBody>
    </Card>
  );
}

function withPart(search: URLSearchParams, part: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(part)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

interface CalendarStepsProps {
  span: Span;
  day: string;
  today: string;
  onDay: (day: string) => void;
}

function CalendarSteps({ span, day, today, onDay }: CalendarStepsProps) {
  const t = useMessages(reservationsMessages);
  const formats = useFormats();
  const firstDay = startOfWeek(day, useCommunity().firstWeekday);
  const step = (count: number) =>
    span === 'week' ? addDays(firstDay, count * 7) : addMonths(startOfMonth(day), count);
  return (
    <>
      <HStack gap="1">
        <IconButton
          size="sm"
          icon="chevron-left"
          label={t(span === 'week' ? 'previousWeek' : 'previousMonth')}
          onClick={() => onDay(step(-1))}
        />
        <Button size="sm" onClick={() => onDay(today)}>
          {t('today')}
        </Button>
        <IconButton
          size="sm"
          icon="chevron-right"
          label={t(span === 'week' ? 'nextWeek' : 'nextMonth')}
          onClick={() => onDay(step(1))}
        />
      </HStack>
      <Heading as="h2" size="sm" aria-live="polite">
        {span === 'week'
          ? `${formats.day(firstDay)} – ${formats.day(addDays(firstDay, 6))}`
          : formats.month(day)}
      </Heading>
    </>
  );
}

interface AreaChoiceProps {
  areas: ReadonlyMap<string, CalendarArea>;
  /** Words of the empty choice. */
  none: string;
  value: string;
  onChange: (areaId: string) => void;
}

function AreaChoice({ areas, none, value, onChange }: AreaChoiceProps) {
  const t = useMessages(reservationsMessages);
  return (
    <Field label={t('areaFilter')} hideLabel>
      <NativeSelect size="sm" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {[...areas].map(([id, { name }]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
