import { useMessages } from '@courtyard/common';
import { Box, Text } from '@courtyard/ui';
import { bookingMessages } from './booking.messages';

/** The rules of the area, and that whoever books keeps to them. */
export function BookingRules({ text }: { text: string | null }) {
  const t = useMessages(bookingMessages);
  if (text === null) return null;
  return (
    <Box>
      <Text size="sm" fontWeight="medium">
        {t('rulesTitle')}
      </Text>
      <Text size="sm" tone="muted" mb="1.5">
        {t('rulesKept')}
      </Text>
      <Box
        maxHeight="24"
        overflowY="auto"
        p="3"
        borderRadius="md"
        bg="bg.subtle"
        tabIndex={0}
        role="group"
        aria-label={t('rulesTitle')}
      >
        <Text size="sm" tone="muted" whiteSpace="pre-line">
          {text}
        </Text>
      </Box>
    </Box>
  );
}
