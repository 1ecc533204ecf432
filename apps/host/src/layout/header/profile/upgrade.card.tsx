import { useMessages } from '@courtyard/common';
import { Box, LinkButton, Text, VisuallyHidden } from '@courtyard/ui';
import { moreMessages } from './more.messages';

/** What the installation offers beyond; not there where it sets no address for it. */
export function UpgradeCard({ url }: { url: string | null }) {
  const t = useMessages(moreMessages);
  if (url === null) return null;
  return (
    <Box p="4" borderRadius="md" bg="accent.subtle">
      <Text size="sm" fontWeight="semibold">
        {t('upgradeTitle')}
      </Text>
      <Text size="xs" tone="muted" mt="0.5" mb="3">
        {t('upgradeText')}
      </Text>
      <LinkButton href={url} target="_blank" rel="noopener noreferrer" size="sm" variant="primary">
        {t('upgrade')}
        <VisuallyHidden>{` (${t('newTab')})`}</VisuallyHidden>
      </LinkButton>
    </Box>
  );
}
