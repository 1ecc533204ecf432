import { useMessages } from '@courtyard/common';
import { Box, Text } from '@courtyard/ui';
import { CheckboxField } from '@courtyard/ui/forms';
import { bookingMessages } from './booking.messages';

/** The rules of the area, and that they were read. */
export function BookingRules({ text }: { text: string | null }) {
  const t = useMessages(bookingMessages);
  if (text === null) return null;
  return (
    <Box>
      <Text size="sm" fontWeight="medium" mb="1.5">
        {t('rulesTitle')}
      </Text>
      <Box
        maxHeight="24"
        overflowY="auto"
        p="3"
        mb="3"
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
      <CheckboxField name="rulesRead" label={t('rulesRead')} required />
    </Box>
  );
}
