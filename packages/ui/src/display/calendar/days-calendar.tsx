import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { startOfMonth } from '@courtyard/contract/days';
import { Button } from '../../actions/button';
import { IconButton } from '../../actions/icon-button';
import { LoadingState, Skeleton } from '../../feedback/skeleton';
import { ErrorState } from '../../feedback/states';
import { Box, HStack, Stack } from '../../layout/primitives';
import { Heading, Text, VisuallyHidden } from '../../layout/text';
import { useIsNarrow } from '../../layout/use-is-narrow';
import { type CalendarSpan, daysIn, stepIn, weeksIn } from './calendar-days.rules';
import { type CalendarEntry, EntryLine } from './calendar-entry';
import { calendarTexts } from './calendar.messages';

export type { CalendarEntry } from './calendar-entry';

export interface DaysCalendarProps {
  /** Names the calendar: "Visits and due dates". */
  label: string;
  span: CalendarSpan;
  day: string;
  /** What is shown next: other days, or a month in place of a week. */
  onShow: (shown: { span: CalendarSpan; day: string }) => void;
  /** What happens on the days of `daysIn`, in the order in which it is read. */
  query: {
    data: readonly CalendarEntry[] | undefined;
    isError: boolean;
    error: unknown;
    refetch: () => Promise<unknown>;
  };
}

const spans = ['month', 'week'] as const;

/** Entries of a day in a month; the week has the others. */
const maxInMonth = 4;

/**
 * What happens by day, by month or by week: a table where there is room for one, else a list of the days on which something
 * happens. Each entry leads to its record; nothing is dragged.
 */
export function DaysCalendar(props: DaysCalendarProps) {
  const { span, query } = props;
  const isNarrow = useIsNarrow();
  return (
    <Stack gap="4">
      <Steps {...props} />
      {query.isError && query.data === undefined ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : isNarrow ? (
        <DayList {...props} />
      ) : (
        <DayTable key={span} {...props} />
      )}
    </Stack>
  );
}

/** Which days are on screen, and the way to others. */
function Steps({ span, day, onShow }: DaysCalendarProps) {
  const t = useMessages(calendarTexts);
  const formats = useFormats();
  const today = useToday();
  const { firstWeekday } = useCommunity();
  const { from, to } = daysIn(span, day, firstWeekday);
  const step = (by: 1 | -1) => onShow({ span, day: stepIn(span, day, by) });
  return (
    <HStack gap="3" rowGap="2" wrap="wrap" justify="space-between">
      <HStack gap="3" rowGap="2" wrap="wrap">
        <HStack gap="1">
          <IconButton size="sm" icon="chevron-left" label={t(`previous.${span}`)} onClick={() => step(-1)} />
          <Button size="sm" onClick={() => onShow({ span, day: today })}>
            {t('today')}
          </Button>
          <IconButton size="sm" icon="chevron-right" label={t(`next.${span}`)} onClick={() => step(1)} />
        </HStack>
        <Heading
          as="h2"
          size="sm"
          aria-live="polite"
          css={{ '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {span === 'month' ? formats.month(day) : `${formats.day(from)} – ${formats.day(to)}`}
        </Heading>
      </HStack>
      <HStack gap="1">
        {spans.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === span ? 'secondary' : 'ghost'}
            aria-pressed={each === span}
            onClick={() => onShow({ span: each, day })}
          >
            {t(each)}
          </Button>
        ))}
      </HStack>
    </HStack>
  );
}

const on = (entries: readonly CalendarEntry[], day: string) => entries.filter((entry) => entry.day === day);

function DayTable({ label, span, day, onShow, query }: DaysCalendarProps) {
  const formats = useFormats();
  const { firstWeekday } = useCommunity();
  const weeks = weeksIn(span, day, firstWeekday);
  return (
    <Box
      as="table"
      width="full"
      aria-label={label}
      aria-busy={query.data === undefined}
      css={{ tableLayout: 'fixed', borderCollapse: 'collapse' }}
    >
      <thead>
        <tr>
          {weeks[0]?.map((each) => (
            <Box asChild key={each} py="1" fontSize="xs" fontWeight="normal" color="fg.muted">
              <th scope="col" abbr={formats.weekday(each)}>
                {formats.weekday(each, 'short')}
              </th>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <DayCell
                key={each}
                day={each}
                isOutside={span === 'month' && startOfMonth(each) !== startOfMonth(day)}
                entries={on(query.data ?? [], each)}
                span={span}
                onMore={() => onShow({ span: 'week', day: each })}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface DayCellProps {
  day: string;
  /** Of the month before or after. */
  isOutside: boolean;
  entries: readonly CalendarEntry[];
  span: CalendarSpan;
  onMore: () => void;
}

function DayCell({ day, isOutside, entries, span, onMore }: DayCellProps) {
  const t = useMessages(calendarTexts);
  const formats = useFormats();
  const isToday = day === useToday();
  // Where only one would be left out, it has room too.
  const shown = span === 'week' || entries.length <= maxInMonth ? entries : entries.slice(0, maxInMonth - 1);
  const count = entries.length - shown.length;
  return (
    <Box
      as="td"
      p="1"
      height={span === 'month' ? '7.5rem' : '16rem'}
      verticalAlign="top"
      borderWidth="1px"
      borderColor="border.default"
      bg={isToday ? 'accent.subtle' : undefined}
    >
      <Text
        asChild
        display="block"
        size="xs"
        numeric
        mb="1"
        fontWeight={isToday ? 'semibold' : 'normal'}
        color={isToday ? 'accent.fg' : isOutside ? 'fg.subtle' : 'fg.default'}
      >
        <time dateTime={day} {...(isToday ? { 'aria-current': 'date' as const } : {})}>
          <span aria-hidden="true">{Number(day.slice(8))}</span>
          <VisuallyHidden>{formats.fullDay(day)}</VisuallyHidden>
        </time>
      </Text>
      {shown.length > 0 ? (
        <Stack as="ul" gap="1" listStyleType="none">
          {shown.map((entry) => (
            <li key={entry.key}>
              <EntryLine entry={entry} short={span === 'month'} />
            </li>
          ))}
        </Stack>
      ) : null}
      {count > 0 ? (
        <Button
          size="sm"
          variant="link"
          aria-label={t('moreOn', { count, date: formats.day(day) })}
          onClick={onMore}
        >
          {t('more', { count })}
        </Button>
      ) : null}
    </Box>
  );
}

/** The days on which something happens, where a table has no room. */
function DayList({ label, span, day, query }: DaysCalendarProps) {
  const t = useMessages(calendarTexts);
  const formats = useFormats();
  const { firstWeekday } = useCommunity();
  const { data } = query;
  if (data === undefined)
    return (
      <LoadingState>
        <Skeleton height="12rem" borderRadius="md" />
      </LoadingState>
    );
  // A list needs no days of other months to fill its weeks.
  const days = weeksIn(span, day, firstWeekday)
    .flat()
    .filter((each) => span === 'week' || startOfMonth(each) === startOfMonth(day))
    .filter((each) => on(data, each).length > 0);
  if (days.length === 0) return <Text tone="muted">{t(`nothing.${span}`)}</Text>;
  return (
    <Stack as="ul" gap="4" listStyleType="none" aria-label={label}>
      {days.map((each) => (
        <li key={each}>
          <Text asChild display="block" size="sm" fontWeight="semibold" mb="1">
            <time dateTime={each}>
              {formats.weekday(each)} {formats.day(each)}
            </time>
          </Text>
          <Stack as="ul" gap="1" listStyleType="none">
            {on(data, each).map((entry) => (
              <li key={entry.key}>
                <EntryLine entry={entry} short={false} />
              </li>
            ))}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
