import { ApiError, useMessages } from '@courtyard/common';
import type { TimeSlot } from '@courtyard/contract/properties/common-area/common-area';
import { slotTakenProblem } from '@courtyard/contract/properties/reservation/reservation';
import { Box, Button, Flex, Heading, Text } from '@courtyard/ui';
import { useEffect, useRef } from 'react';
import { useSpanText } from '../span-text';
import { bookingMessages } from './booking.messages';

/** The times offered where a slot was just taken; null for every other failure. */
export function alternativesIn(error: unknown): TimeSlot[] | null {
  if (!(error instanceof ApiError) || error.code !== 'slot-taken') return null;
  const problem = slotTakenProblem.safeParse(error.problem);
  return problem.success ? problem.data.alternatives : [];
}

/** Says kindly that somebody was faster, and offers what is left. */
export function SlotTaken({
  alternatives,
  onChoose,
}: {
  alternatives: readonly TimeSlot[];
  onChoose: (slot: TimeSlot) => void;
}) {
  const t = useMessages(bookingMessages);
  const spanText = useSpanText();
  const panel = useRef<HTMLDivElement>(null);
  // The button that was pressed is at the other end of the form.
  useEffect(() => panel.current?.focus(), []);
  return (
    <Box ref={panel} role="alert" tabIndex={-1} p="4" borderRadius="md" bg="status.attention.subtle">
      <Heading as="h3" size="xs" color="status.attention.fg">
        {t('takenTitle')}
      </Heading>
      <Text size="sm" mt="1">
        {alternatives.length > 0 ? t('takenText') : t('takenNone')}
      </Text>
      <Flex gap="2" mt="3" wrap="wrap" _empty={{ display: 'none' }}>
        {alternatives.map((slot) => (
          <Button key={slot.startsAt} size="sm" onClick={() => onChoose(slot)}>
            {spanText(slot)}
          </Button>
        ))}
      </Flex>
    </Box>
  );
}
