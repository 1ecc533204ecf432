import { useFormats, useMessages } from '@courtyard/common';
import type { JournalEntryPreview } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { Box, Stack, StatusBadge, Text } from '@courtyard/ui';
import { journalEntryMessages } from './journal-entry.messages';

/** That something will wait for a second person, and why. Nothing where it is posted at once: that is what the button says. */
export function WaitingNote({ preview }: { preview: JournalEntryPreview | null }) {
  const t = useMessages(journalEntryMessages);
  const formats = useFormats();
  if (!preview?.waits) return null;
  const { reserves } = preview;
  return (
    <Stack gap="1">
      <Box>
        <StatusBadge status="attention">{t('willWait')}</StatusBadge>
      </Box>
      <Text size="sm" tone="muted">
        {reserves.length > 0 ? t('waitsForReserve', { funds: formats.list(reserves) }) : t('waitsForAmount')}
      </Text>
    </Stack>
  );
}
