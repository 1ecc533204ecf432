import { useFormats, useMessages } from '@courtyard/common';
import { Box, Flex, Grid, StatusBadge, Text, VisuallyHidden } from '@courtyard/ui';
import { calendarMessages } from './calendar.messages';
import { DayChip } from './calendar-nav';
import { canOpen, slotStatus } from './slot-looks';
import { useSlotWords } from './slot-words';
import type { Block, DayColumn } from './week-layout.rules';

export interface DayAgendaProps {
  days: readonly DayColumn[];
  /** The day on screen. */
  day: string;
  canBook: boolean;
  onDay: (day: string) => void;
  onOpen: (block: Block) => void;
}

/** A week for one thumb: seven days to press, and the slots of the one that is chosen. */
export function DayAgenda({ days, day, canBook, onDay, onOpen }: DayAgendaProps) {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const chosen = days.find((each) => each.day === day) ?? days[0];
  if (!chosen) return null;
  const shown = chosen.blocks.filter((block) => block.state !== 'past');
  return (
    <Flex direction="column" gap="3">
      <Grid templateColumns="repeat(7, minmax(0, 1fr))" gap="1">
        {days.map((each) => (
          <DayChip
            key={each.day}
            day={each.day}
            closed={each.closed}
            free={freeIn(each)}
            isChosen={each === chosen}
            onChoose={() => onDay(each.day)}
          />
        ))}
      </Grid>
      <Text size="sm" fontWeight="medium" aria-live="polite">
        {`${formats.weekday(chosen.day)} ${formats.day(chosen.day)}`}
      </Text>
      {shown.length === 0 ? (
        <Text size="sm" tone="subtle" py="6" textAlign="center">
          {chosen.closed || t('freeCount', { count: 0 })}
        </Text>
      ) : (
        <Flex as="ul" direction="column" gap="2" listStyleType="none">
          {shown.map((block) => (
            <li key={block.key}>
              <AgendaRow canBook={canBook} block={block} day={chosen.day} onOpen={onOpen} />
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

const freeIn = (day: DayColumn) => day.blocks.filter((block) => block.state === 'free').length;

interface AgendaRowProps {
  canBook: boolean;
  block: Block;
  day: string;
  onOpen: (block: Block) => void;
}

function AgendaRow({ canBook, block, day, onOpen }: AgendaRowProps) {
  const t = useSlotWords();
  const formats = useFormats();
  const opens = canOpen(block, canBook);
  return (
    <Box
      asChild
      display="flex"
      position="relative"
      alignItems="center"
      gap="3"
      width="full"
      minHeight="12"
      px="3"
      py="2"
      borderRadius="md"
      borderWidth="1px"
      borderColor="border.default"
      textAlign="start"
      bg={opens ? 'bg.surface' : 'bg.subtle'}
      cursor={opens ? 'pointer' : 'default'}
    >
      <button
        type="button"
        aria-disabled={!opens}
        onClick={() => {
          if (opens) onOpen(block);
        }}
      >
        <VisuallyHidden>{`${formats.weekday(day)} ${formats.day(day)}, `}</VisuallyHidden>
        <Box flex="1" minWidth="0">
          <Text as="span" display="block" size="sm" fontWeight="medium" numeric>
            {t.span(block)}
          </Text>
          {block.title ? (
            <Text as="span" display="block" size="xs" tone="muted">
              {block.title}
            </Text>
          ) : null}
        </Box>
        <StatusBadge status={slotStatus[block.state]}>{t.what(block)}</StatusBadge>
      </button>
    </Box>
  );
}
