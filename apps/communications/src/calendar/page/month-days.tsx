import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { CalendarOccurrence } from '@courtyard/contract/communications/calendar/calendar-event';
import { startOfMonth, weeksOfMonth } from '@courtyard/contract/days';
import { Box, dayOfKey, Flex, LoadingState, Skeleton, Stack } from '@courtyard/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { categoryHues } from '../occurrence/category-look';
import { occurrencesByDay } from '../occurrence/occurrence.rules';
import { Agenda } from './agenda';
import { pageMessages } from './page.messages';

interface MonthDaysProps {
  day: string;
  /** Undefined until it is known what happens: the days stand there before. */
  occurrences: readonly CalendarOccurrence[] | undefined;
  onDay: (day: string) => void;
}

const maxMarks = 3;

/** The day of the grid that Tab reaches and keys walk from; a step out of what is shown goes to its month. */
function usePager(day: string, weeks: readonly (readonly string[])[], onDay: MonthDaysProps['onDay']) {
  const grid = useRef<HTMLTableElement>(null);
  // `of` is the chosen day at that time: with another the walk begins there.
  const [walked, setPager] = useState({ of: day, to: day });
  const days = weeks.flat();
  const current = walked.of === day && days.includes(walked.to) ? walked.to : day;
  const isWalking = useRef(false);
  useEffect(() => {
    if (!isWalking.current || current !== walked.to) return;
    isWalking.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const choose = (to: string) => {
    isWalking.current = true;
    setPager({ of: to, to });
    onDay(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayOfKey(event.key, current, weeks);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!days.includes(to)) return choose(to);
    isWalking.current = true;
    setPager({ of: day, to });
  };
  return { current, choose, grid: { ref: grid, onKeyDown } };
}

/**
 * A month where its grid has no room: days to press, marked with what happens on them, and below the day that was pressed.
 * One stop of Tab, walked by arrows.
 */
export function MonthDays({ day, occurrences, onDay }: MonthDaysProps) {
  const t = useMessages(pageMessages);
  const formats = useFormats();
  const today = useToday();
  const { firstWeekday, timeZone } = useCommunity();
  const weeks = weeksOfMonth(day, firstWeekday, 6);
  const [from, to] = [weeks[0]?.[0] ?? day, weeks.at(-1)?.at(-1) ?? day];
  const byDay = new Map(occurrencesByDay(occurrences ?? [], { from, to, timeZone }));
  const { current, choose, grid } = usePager(day, weeks, onDay);
  return (
    <Stack gap="5">
      <Box
        as="table"
        {...grid}
        role="grid"
        aria-label={formats.month(day)}
        width="full"
        css={{ tableLayout: 'fixed' }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <Box asChild key={each} py="1" fontSize="xs" fontWeight="normal" color="fg.muted">
                <th scope="col">{formats.weekday(each, 'short')}</th>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => {
                const events = byDay.get(each) ?? [];
                const isChosen = each === day;
                return (
                  <Box as="td" key={each} p="0.5" textAlign="center">
                    <Flex
                      asChild
                      direction="column"
                      align="center"
                      justify="center"
                      gap="1"
                      width="full"
                      minHeight="11"
                      borderRadius="md"
                      borderWidth="1px"
                      borderColor={isChosen ? 'accent.fg' : 'transparent'}
                      bg={isChosen ? 'accent.subtle' : undefined}
                      color={
                        each === today
                          ? 'accent.fg'
                          : startOfMonth(each) === startOfMonth(day)
                            ? 'fg.default'
                            : 'fg.muted'
                      }
                      fontSize="sm"
                      fontWeight={each === today ? 'semibold' : 'normal'}
                      fontVariantNumeric="tabular-nums"
                      cursor="pointer"
                      _hover={{ bg: isChosen ? 'accent.subtle' : 'bg.hover' }}
                    >
                      <button
                        type="button"
                        tabIndex={each === current ? 0 : -1}
                        aria-pressed={isChosen}
                        aria-label={[
                          formats.fullDay(each),
                          ...(events.length > 0 ? [t('happens', { count: events.length })] : []),
                        ].join(', ')}
                        {...(each === today ? { 'aria-current': 'date' as const } : {})}
                        onClick={() => choose(each)}
                      >
                        {Number(each.slice(8))}
                        <Flex as="span" gap="0.5" height="1.5" aria-hidden="true">
                          {events.slice(0, maxMarks).map(({ key, category, color }) => (
                            <Box
                              as="span"
                              key={key}
                              width="1.5"
                              height="1.5"
                              borderRadius="full"
                              bg={categoryHues[category]}
                              {...(color !== null && { style: { background: color } })}
                            />
                          ))}
                        </Flex>
                      </button>
                    </Flex>
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
      {occurrences ? (
        <Agenda occurrences={occurrences} from={day} to={day} />
      ) : (
        <LoadingState>
          <Skeleton height="6rem" borderRadius="md" />
        </LoadingState>
      )}
    </Stack>
  );
}
