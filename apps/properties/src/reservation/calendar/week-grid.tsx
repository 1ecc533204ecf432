import { useFormats, useMessages } from '@courtyard/common';
import { Box, Flex, Grid, Text } from '@courtyard/ui';
import { Fragment, useId, useMemo, useRef } from 'react';
import { timeOfDayAt } from '@courtyard/contract/days';
import { calendarMessages } from './calendar.messages';
import { SlotButton } from './slot-button';
import { useSlotKeys } from './use-slot-keys';
import {
  type Block,
  type DayColumn,
  isWholeDay,
  marksOf,
  rowSizeOf,
  scaleOf,
  type WeekScale,
} from './week-layout.rules';

export interface WeekGridProps {
  days: readonly DayColumn[];
  canBook: boolean;
  today: string;
  onOpen: (block: Block) => void;
  onWeek: (direction: -1 | 1) => void;
}

/** Days by hours. Past times that nobody booked are left out: nothing can be done with them. */
export function WeekGrid({ days, canBook, today, onOpen, onWeek }: WeekGridProps) {
  const t = useMessages(calendarMessages);
  const hint = useId();
  const grid = useRef<HTMLDivElement>(null);
  const scale = useMemo(() => scaleOf(days), [days]);
  const shown = useMemo(() => days.map(withoutPast), [days]);
  const { at, setAt, onKeyDown } = useSlotKeys(shown, grid, onWeek);
  if (!scale) return null;
  const rowSize = rowSizeOf(days, scale);
  const rows = (scale.to - scale.from) / scale.step;

  return (
    <Box>
      <Grid
        ref={grid}
        templateColumns="max-content repeat(7, minmax(0, 1fr))"
        templateRows={`auto repeat(${rows}, {sizes.${rowSize}})`}
        columnGap="1"
        aria-describedby={hint}
        role="group"
        aria-label={t('calendar')}
        onKeyDown={onKeyDown}
      >
        {isWholeDay(scale) && rows === 1 ? null : <HourMarks scale={scale} rows={rows} />}
        {shown.map((day, column) => (
          <Fragment key={day.day}>
            <DayHead day={day.day} isToday={day.day === today} column={column} />
            <DaySlots day={day} column={column} rows={rows}>
              {day.blocks.map((block, index) => (
                <SlotButton
                  key={block.key}
                  block={block}
                  day={day.day}
                  place={{ column, index }}
                  scale={scale}
                  rowSize={rowSize}
                  canBook={canBook}
                  inTabOrder={at?.column === column && at.index === index}
                  onOpen={onOpen}
                  onFocus={setAt}
                />
              ))}
            </DaySlots>
          </Fragment>
        ))}
      </Grid>
      <Text id={hint} size="xs" tone="subtle" mt="3">
        {t('keys')}
      </Text>
    </Box>
  );
}

const withoutPast = (day: DayColumn): DayColumn => ({
  ...day,
  blocks: day.blocks.filter((block) => block.state !== 'past'),
});

function HourMarks({ scale, rows }: { scale: WeekScale; rows: number }) {
  const formats = useFormats();
  const timeOf = (minutes: number) => formats.timeOfDay(timeOfDayAt(minutes));
  return (
    <Grid
      aria-hidden="true"
      gridColumn="1"
      gridRow={`2 / span ${rows}`}
      templateRows="subgrid"
      pe="2"
      justifyItems="end"
    >
      {marksOf(scale).map(({ minutes, row }) => (
        <Text key={minutes} size="xs" tone="subtle" numeric gridRow={row} mt="-1" whiteSpace="nowrap">
          {timeOf(minutes)}
        </Text>
      ))}
    </Grid>
  );
}

function DayHead({ day, isToday, column }: { day: string; isToday: boolean; column: number }) {
  const formats = useFormats();
  return (
    <Flex direction="column" align="center" gridRow="1" gridColumn={column + 2} pb="3" gap="0.5">
      <Text size="xs" tone="muted">
        {formats.weekday(day, 'short')}
      </Text>
      <Text
        size="sm"
        fontWeight="medium"
        numeric
        minWidth="8"
        px="2"
        py="1"
        textAlign="center"
        borderRadius="full"
        {...(isToday ? { bg: 'accent.solid', color: 'fg.onAccent', 'aria-current': 'date' as const } : {})}
      >
        {Number(day.slice(8))}
      </Text>
    </Flex>
  );
}

interface DaySlotsProps {
  day: DayColumn;
  column: number;
  rows: number;
  children: React.ReactNode;
}

function DaySlots({ day, column, rows, children }: DaySlotsProps) {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const isEmpty = day.closed !== null && day.blocks.length === 0;
  return (
    <Grid
      role="group"
      aria-label={t('slots', { weekday: formats.weekday(day.day), day: formats.day(day.day) })}
      gridColumn={column + 2}
      gridRow={`2 / span ${rows}`}
      templateRows="subgrid"
      templateColumns={`repeat(${day.lanes}, minmax(0, 1fr))`}
      columnGap="0.5"
      bg={isEmpty ? 'bg.subtle' : undefined}
      borderRadius="sm"
    >
      {isEmpty ? (
        <Text
          size="xs"
          tone="subtle"
          gridRow="1 / -1"
          px="1"
          py="3"
          textAlign="center"
          overflowWrap="anywhere"
        >
          {day.closed || t('closed')}
        </Text>
      ) : (
        children
      )}
    </Grid>
  );
}
