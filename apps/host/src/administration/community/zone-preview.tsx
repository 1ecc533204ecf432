import { useMessages, useUiConfig } from '@courtyard/common';
import { isZone } from '@courtyard/contract/intl';
import { Box, Text } from '@courtyard/ui';
import { useEffect, useState } from 'react';
import { communityMessages } from './community.messages';
import { clockText } from './zone-choices';

const tickMs = 10_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What the clock of the chosen zone shows, and what another than the community's would change. */
export function ZonePreview({ chosen, kept }: { chosen: unknown; kept: string }) {
  const t = useMessages(communityMessages);
  const language = useUiConfig((config) => config.language);
  const at = useNow();
  if (typeof chosen !== 'string' || !isZone(chosen)) return null;
  const now = clockText(chosen, language, at);
  const before = clockText(kept, language, at);
  return (
    <Box role="status" aria-live="polite" mt="-2">
      <Text size="sm" fontWeight="medium">
        {chosen === kept ? t('now', { now }) : t('nowThen', { now, before })}
      </Text>
      {chosen === kept ? null : (
        <Text size="sm" tone="muted" mt="1">
          {t('kept')}
        </Text>
      )}
    </Box>
  );
}
