import { useFormats, useMessages } from '@courtyard/common';
import { Box, Button, Flex, Heading, HStack, IconButton, Text, VisuallyHidden } from '@courtyard/ui';
import { calendarMessages } from './calendar.messages';
import { addDays } from '@courtyard/contract/days';
import { zoneText } from '@courtyard/contract/intl';
import { slotLooks } from './slot-looks';

export interface CalendarNavProps {
  /** First of the seven days on screen. */
  from: string;
  today: string;
  timeZone: string;
  onFrom: (day: string) => void;
}

/** Which week it is, and the way to others. */
export function CalendarNav({ from, today, timeZone, onFrom }: CalendarNavProps) {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  return (
    <Flex gap="3" align="center" wrap="wrap" rowGap="2">
      <HStack gap="1">
        <IconButton
          size="sm"
          icon="chevron-left"
          label={t('previousWeek')}
          onClick={() => onFrom(addDays(from, -7))}
        />
        <Button size="sm" onClick={() => onFrom(today)}>
          {t('today')}
        </Button>
        <IconButton
          size="sm"
          icon="chevron-right"
          label={t('nextWeek')}
          onClick={() => onFrom(addDays(from, 7))}
        />
      </HStack>
      <Heading as="h3" size="xs" aria-live="polite">
        {`${formats.day(from)} – ${formats.day(addDays(from, 6))}`}
      </Heading>
      <Text size="xs" tone="subtle" ms={{ md: 'auto' }}>
        {t('zone', { zone: zoneText(timeZone) })}
      </Text>
    </Flex>
  );
}

/** What the looks of the slots mean. */
export function CalendarLegend() {
  const t = useMessages(calendarMessages);
  return (
    <Flex as="ul" gap="4" rowGap="1" wrap="wrap" aria-label={t('legend')} listStyleType="none">
      {(['free', 'mine', 'requested', 'taken'] as const).map((state) => (
        <Flex as="li" key={state} align="center" gap="1.5">
          <Box width="3" height="3" borderRadius="xs" borderWidth="1px" {...slotLooks[state]} />
          <Text as="span" size="xs" tone="muted">
            {t(`state.${state}`)}
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}

export interface DayChipProps {
  day: string;
  /** How many slots are free on it. */
  free: number;
  /** Why the area is closed that day, as in its availability. */
  closed: string | null;
  isChosen: boolean;
  onChoose: () => void;
}

/** A day to press, with a mark where something is free. */
export function DayChip({ day, free, closed, isChosen, onChoose }: DayChipProps) {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const count = closed === null ? t('freeCount', { count: free }) : closed || t('closed');
  return (
    <Box
      asChild
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="0.5"
      py="2"
      position="relative"
      borderRadius="md"
      cursor="pointer"
      bg={isChosen ? 'accent.solid' : 'bg.subtle'}
      color={isChosen ? 'fg.onAccent' : free > 0 ? 'fg.default' : 'fg.subtle'}
    >
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        <VisuallyHidden>{`${formats.weekday(day)} ${formats.day(day)}, ${count}`}</VisuallyHidden>
        <Text as="span" size="xs" aria-hidden="true">
          {formats.weekday(day, 'narrow')}
        </Text>
        <Text as="span" size="sm" fontWeight="medium" numeric aria-hidden="true">
          {Number(day.slice(8))}
        </Text>
        <Box
          width="1"
          height="1"
          borderRadius="full"
          bg={free > 0 ? (isChosen ? 'fg.onAccent' : 'accent.fg') : 'transparent'}
        />
      </button>
    </Box>
  );
}
