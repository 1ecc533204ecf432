import { useFormats, useMessages } from '@courtyard/common';
import { Box, Text, VisuallyHidden } from '@courtyard/ui';
import { calendarMessages } from './calendar.messages';

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
