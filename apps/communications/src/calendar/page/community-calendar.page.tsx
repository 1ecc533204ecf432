import {
  lazyContent,
  lazyOverlay,
  downloadFile,
  saveExport,
  useCan,
  useCommunity,
  useMessages,
  useToday,
} from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type {
  CalendarCategory,
  CalendarOccurrence,
} from '@courtyard/contract/communications/calendar/calendar-event';
import { calendarCategories } from '@courtyard/contract/communications/calendar/calendar-event.values';
import { dayFrom } from '@courtyard/contract/days';
import { zoneText } from '@courtyard/contract/intl';
import {
  Card,
  CardBody,
  ErrorState,
  Flex,
  LoadingState,
  Page,
  Skeleton,
  Stack,
  Text,
  useFailureToast,
  useLacksRoomBeside,
} from '@courtyard/ui';
import { Tabs } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { calendarPaths } from '../calendar-paths';
import { calendarMessages } from '../calendar.messages';
import { useOccurrences } from '../calendar.queries';
import { useCalendar } from '../state/calendar.store';
import type { CalendarGridProps } from '../grid/calendar-grid';
import { Agenda } from './agenda';
import { CalendarSteps } from './calendar-steps';
import { CategoryFilter } from './category-filter';
import { MonthDays } from './month-days';
import { pageMessages } from './page.messages';
import { SeriesList } from './series-list';
import { useMove } from './use-move';
import { type CalendarView, calendarViews, daysShown } from './view.rules';

const CalendarGrid = lazyContent<CalendarGridProps>(
  async () => (await import(/* webpackChunkName: "calendar-grid" */ '../grid/calendar-grid')).CalendarGrid,
  <Skeleton height="32rem" borderRadius="md" />,
);
const FeedDialog = lazyOverlay<{ onClose: () => void }>(
  async () => (await import(/* webpackChunkName: "calendar-feed" */ './feed-dialog')).FeedDialog,
);

const nothingYet: readonly CalendarOccurrence[] = [];

const viewOf = (text: string | null): CalendarView | 'series' =>
  text === 'series' ? text : (calendarViews.find((view) => view === text) ?? 'agenda');

/** `community-calendar`: an agenda first; month, week and day are fetched when they are asked for. What is shown stands in the address. */
export function CommunityCalendarPage() {
  const t = useMessages(pageMessages);
  const tCalendar = useMessages(calendarMessages);
  const canWrite = useCan('Calendar Event Create');
  const [search, setSearch] = useSearchParams();
  const [isFeedOpen, setFeedOpen] = useState(false);
  const view = viewOf(search.get('show'));
  const shown = useShownDays(view === 'series' ? 'agenda' : view);
  const notifyFailure = useFailureToast();
  const change = (part: Record<string, string | string[]>) =>
    setSearch((before) => withPart(before, part), { preventScrollReset: true });
  const tab = (value: CalendarView) => ({
    value,
    label: t(value),
    content: <CalendarDays view={value} onChange={change} />,
  });
  return (
    <Page
      title={tCalendar('title')}
      description={t('description')}
      actions={{
        primary: canWrite ? { label: tCalendar('add'), icon: 'plus', to: calendarPaths.create } : null,
        secondary: [{ label: t('subscribe'), icon: 'calendar', onSelect: () => setFeedOpen(true) }],
        more: [
          canWrite ? { label: t('import'), icon: 'upload', to: calendarPaths.import } : null,
          {
            label: t('export'),
            icon: 'download',
            onSelect: () => downloadFile('/api/v1/calendar/export', 'calendar.ics'),
          },
          {
            label: t('exportList'),
            icon: 'download',
            onSelect: () => {
              const query = { ...shown.query, format: 'csv' as const };
              saveExport('GET /api/v1/calendar/occurrences/export', { query }).catch(notifyFailure);
            },
          },
        ],
      }}
    >
      <Card>
        <CardBody>
          <Tabs
            label={t('views')}
            items={[
              ...calendarViews.map(tab),
              ...(canWrite
                ? [{ value: 'series' as const, label: t('series'), content: <SeriesList /> }]
                : []),
            ]}
            value={view}
            onChange={(show) => change({ show: show === 'agenda' ? '' : show })}
          />
        </CardBody>
      </Card>
      {isFeedOpen ? <FeedDialog onClose={() => setFeedOpen(false)} /> : null}
    </Page>
  );
}

/** What the address asks for: the day that is looked at, the days that a view shows around it, and of which categories. */
function useShownDays(view: CalendarView) {
  const [search] = useSearchParams();
  const today = useToday();
  const { firstWeekday } = useCommunity();
  const day = dayFrom(search.get('day')) ?? today;
  const asked = search.getAll('category');
  const category = calendarCategories.filter((each) => asked.includes(each));
  const query = { ...daysShown(view, day, firstWeekday), ...(category.length > 0 && { category }) };
  return { day, category, query };
}

interface CalendarDaysProps {
  view: CalendarView;
  onChange: (part: Record<string, string | string[]>) => void;
}

function CalendarDays({ view, onChange }: CalendarDaysProps) {
  const t = useMessages(pageMessages);
  const today = useToday();
  const { timeZone } = useCommunity();
  const canWrite = useCan('Calendar Event Create');
  const { day, category, query } = useShownDays(view);
  const { from, to } = query;
  const range = useOccurrences(query);
  const { move, dialog } = useMove();
  // Seven days beside each other and the menu cannot be read on a phone or a tablet: they stand below each other.
  const lacksRoom = useLacksRoomBeside();
  const failure = useCalendar((state) => state.error);
  const chooseCategories = (chosen: CalendarCategory[]) => onChange({ category: chosen });
  return (
    <Stack gap="5">
      <Flex gap="4" rowGap="3" justify="space-between" align="center" wrap="wrap">
        <CalendarSteps
          view={view}
          day={day}
          onDay={(next) => onChange({ day: next === today ? '' : next })}
        />
        <CategoryFilter chosen={category} onChange={chooseCategories} />
      </Flex>
      {failure === null ? null : (
        <Text role="alert" size="sm" color="status.danger.fg">
          {failure}
        </Text>
      )}
      {range.data?.isCut ? (
        <Text role="status" size="sm">
          {t('cut')}
        </Text>
      ) : null}
      {range.isError && !range.data ? (
        <ErrorState error={range.error} onRetry={() => void range.refetch()} />
      ) : view === 'month' && lacksRoom ? (
        <MonthDays
          day={day}
          occurrences={range.data?.occurrences}
          onDay={(next) => onChange({ day: next === today ? '' : next })}
        />
      ) : view === 'agenda' || (lacksRoom && view !== 'day') ? (
        range.data ? (
          <Agenda occurrences={range.data.occurrences} from={from} to={to} />
        ) : (
          <LoadingState>
            <Skeleton height="24rem" borderRadius="md" />
          </LoadingState>
        )
      ) : (
        // It goes to the other days at once, and what happens on them is put in when it is there.
        <CalendarGrid
          view={view}
          day={day}
          occurrences={range.data?.occurrences ?? nothingYet}
          canWrite={canWrite}
          onMove={move}
          onDay={(next) => onChange({ show: 'day', day: next })}
          onNavigate={(next) => onChange({ day: next === today ? '' : next })}
        />
      )}
      <Text size="xs" tone="subtle">
        {t('zone', { zone: zoneText(timeZone) })}
      </Text>
      {dialog}
    </Stack>
  );
}

function withPart(search: URLSearchParams, part: Record<string, string | string[]>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(part)) {
    next.delete(name);
    for (const each of [value].flat()) if (each !== '') next.append(name, each);
  }
  return next;
}
