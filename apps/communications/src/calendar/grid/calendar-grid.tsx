import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import { useCommunity, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { CalendarOccurrence } from '@courtyard/contract/communications/calendar/calendar-event';
import { Box, Text, useFocusKeeper } from '@courtyard/ui';
import FullCalendar, { type CalendarRef, type EventApi, type EventDisplayInfo } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import spanish from '@fullcalendar/react/locales/es';
import classicThemePlugin from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { type KeyboardEvent, startTransition, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { calendarPaths } from '../calendar-paths';
import { ownColors } from '../occurrence/event-color';
import { linkOf } from '../occurrence/event-line';
import { calendarMessages } from '../calendar.messages';
import { pageMessages } from '../page/page.messages';
import { occurrencesByDay } from '../occurrence/occurrence.rules';
import { firstShown, type Move, moveTo, movedBy, resizedBy, stepOfKey, wallTime } from './grid-event.rules';
import { dayLooks, gridLooks } from './grid-looks';
import { dayClass, useMonthNavigation } from './use-month-navigation';

export interface CalendarGridProps {
  view: 'month' | 'week' | 'day';
  day: string;
  occurrences: readonly CalendarOccurrence[];
  canWrite: boolean;
  /** A date was dragged, resized or moved by keys; `revert` puts it back. */
  onMove: (event: CalendarOccurrence, move: Move, revert: () => void) => void;
  onDay: (day: string) => void;
  /** A day of another month was walked to. */
  onNavigate: (day: string) => void;
}

const views = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const;
const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin, classicThemePlugin];

const wallOf = (date: Date | null) => (date ?? new Date(0)).toISOString().slice(0, 16);

/** Where the grid has put a date, by the community's clock; one that was dragged between whole days and hours has no end of its own. */
function placeOf({ start, end, allDay }: Pick<EventApi, 'start' | 'end' | 'allDay'>): Move {
  const first = wallOf(start);
  const standard = allDay ? 86_400_000 : 3_600_000;
  const last = end ?? new Date((start?.getTime() ?? 0) + standard);
  return { start: first, end: wallOf(last), allDay };
}

/** Month, week and day with dates to drag, to make longer, and to move by keys. Its clock is the community's, given as UTC. */
export function CalendarGrid({
  view,
  day,
  occurrences,
  canWrite,
  onMove,
  onDay,
  onNavigate,
}: CalendarGridProps) {
  const t = useMessages(pageMessages);
  const tCalendar = useMessages(calendarMessages);
  const navigate = useNavigate();
  const formats = useFormats();
  const { timeZone, firstWeekday } = useCommunity();
  const language = useUiConfig((config) => config.language);
  // Drawn when the page has nothing more urgent to do, in pieces between which it answers keys and clicks.
  const drawn = useDeferredValue(occurrences);
  const byKey = useMemo(() => new Map(drawn.map((event) => [event.key, event])), [drawn]);
  const events = useMemo(
    () =>
      drawn.map((event) => ({
        id: event.key,
        title: event.title,
        start: event.allDay ? event.start : wallTime(event.start, timeZone),
        end: event.allDay ? event.end : wallTime(event.end, timeZone),
        allDay: event.allDay,
        url: linkOf(event),
        editable: canWrite && event.eventId !== null && event.status !== 'cancelled',
        className: `courtyard-${event.category} courtyard-${event.status}`,
        ...ownColors(event),
      })),
    [drawn, timeZone, canWrite],
  );

  // The grid stays and goes to another day: making it anew at each step costs more than all that it shows.
  const grid = useRef<CalendarRef>(null);
  useEffect(() => {
    const api = grid.current?.getApi();
    if (api) startTransition(() => api.changeView(views[view], day));
  }, [view, day]);

  const { part, keepOn } = useFocusKeeper<HTMLDivElement>();
  const byDay = useMemo(() => {
    const each = occurrencesByDay(drawn, { from: '0000-01-01', to: '9999-12-31', timeZone });
    return new Map(each.map(([on, of]) => [on, of.map(({ key }) => key)]));
  }, [drawn, timeZone]);
  const monthNavigation = useMonthNavigation({
    root: part.ref,
    day,
    eventsOn: (on) => byDay.get(on) ?? [],
    onMonth: onNavigate,
    onEmpty: (on) => {
      if (canWrite) void navigate(calendarPaths.createOn(on));
    },
  });
  // What was moved by keys is drawn anew at its place, and keeps the focus there.
  const awaited = useRef<(Move & { eventId: string }) | null>(null);
  useEffect(() => {
    const { current: place } = awaited;
    const moved = drawn.find(
      ({ eventId, start, end }) => eventId === place?.eventId && start === place.start && end === place.end,
    );
    if (!place || !moved) return;
    awaited.current = null;
    keepOn(() =>
      part.ref.current
        ?.querySelector(`[data-key="${CSS.escape(moved.key)}"]`)
        ?.closest<HTMLElement>('a, [tabindex]'),
    );
  });
  const drop = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    const moved = byKey.get(event.id);
    if (moved) onMove(moved, moveTo(placeOf(event), timeZone), revert);
  };
  const press = (pressed: KeyboardEvent) => {
    if (!pressed.altKey || !(pressed.target instanceof Element) || !pressed.target.matches('a')) return;
    const key = pressed.target.querySelector('[data-key]')?.getAttribute('data-key');
    const event = byKey.get(key ?? '');
    const step = event && stepOfKey(pressed.key, { view, allDay: event.allDay });
    if (!event || !step || !canWrite || event.eventId === null) return;
    pressed.preventDefault();
    const move = (pressed.shiftKey ? resizedBy : movedBy)(event, step, timeZone);
    if (!move) return;
    awaited.current = { eventId: event.eventId, ...move };
    onMove(event, move, () => {});
  };

  return (
    <Box
      {...part}
      css={view === 'day' ? dayLooks : gridLooks}
      onKeyDown={(pressed) => {
        press(pressed);
        if (view === 'month') monthNavigation.press(pressed);
      }}
      onFocus={(event) => {
        part.onFocus();
        if (view === 'month') monthNavigation.follow(event);
      }}
    >
      <FullCalendar
        ref={grid}
        plugins={plugins}
        initialView={views[view]}
        initialDate={day}
        timeZone="UTC"
        now={() => `${wallTime(new Date().toISOString(), timeZone)}:00Z`}
        locales={[spanish]}
        locale={language}
        firstDay={firstWeekday % 7}
        headerToolbar={false}
        // The page scrolls, and nothing within it: what scrolls by itself and holds nothing to press cannot be reached by keys.
        height="auto"
        // Night has no room where nothing happens in it: the hours begin where something does.
        slotMinTime={`${firstShown(drawn, timeZone).slice(0, 2)}:00:00`}
        events={events}
        editable={false}
        eventDisplay="block"
        dayMaxEvents={4}
        nowIndicator
        allDayText={tCalendar('allDayShort')}
        dayCellClass={(cell) => (cell.view.type === views.month ? dayClass : '')}
        dayHeaderInnerClass="courtyard-label"
        slotHeaderInnerClass="courtyard-label"
        slotHeaderContent={({ date }) => formats.timeOfDay(wallOf(date).slice(11))}
        longPressDelay={400}
        eventContent={(info: EventDisplayInfo) => (
          <EventWords
            info={info}
            time={info.event.allDay ? '' : formats.time(byKey.get(info.event.id)?.start ?? '')}
            status={byKey.get(info.event.id)?.status ?? 'confirmed'}
          />
        )}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          void navigate(event.url);
        }}
        moreLinkClick={({ date }) => {
          onDay(date.toISOString().slice(0, 10));
          return 'none';
        }}
        rowMoreLinkClass="courtyard-more"
        moreLinkText={(count) => t('more', { count })}
        dateClick={({ dateStr, allDay }) => {
          if (!canWrite) return;
          void navigate(
            calendarPaths.createOn(dateStr.slice(0, 10), allDay ? undefined : dateStr.slice(11, 16)),
          );
        }}
        eventDrop={drop}
        eventResize={drop}
      />
      {canWrite || view === 'month' ? (
        <Text size="xs" tone="muted" mt="3" display={{ base: 'none', md: 'block' }}>
          {[view === 'month' ? t('walkHelp') : null, canWrite ? t('keysHelp') : null]
            .filter(Boolean)
            .join(' ')}
        </Text>
      ) : null}
    </Box>
  );
}

interface EventWordsProps {
  info: EventDisplayInfo;
  time: string;
  status: CalendarOccurrence['status'];
}

function EventWords({ info, time, status }: EventWordsProps) {
  const t = useMessages(calendarMessages);
  return (
    <Box
      as="span"
      data-key={info.event.id}
      display="block"
      px="1.5"
      py="0.5"
      fontSize="xs"
      lineHeight="1.35"
      overflow="hidden"
    >
      <Box
        as="span"
        display={info.view.type === 'dayGridMonth' ? 'block' : 'inline'}
        whiteSpace={info.view.type === 'dayGridMonth' ? 'nowrap' : 'normal'}
        overflow="hidden"
        textOverflow="ellipsis"
      >
        {time === '' ? null : (
          <Box as="span" fontVariantNumeric="tabular-nums">
            {`${time} `}
          </Box>
        )}
        <Box
          as="span"
          fontWeight="medium"
          textDecoration={status === 'cancelled' ? 'line-through' : undefined}
        >
          {info.event.title}
        </Box>
        {status === 'confirmed' ? null : ` (${t(status)})`}
      </Box>
    </Box>
  );
}
