import { useCardSays, useMessages } from '@courtyard/common';
import { Button, EmptyState, ErrorState, Stack, Text } from '@courtyard/ui';
import { federationMessages } from './federation.messages';
import type { SectionLoadError } from '../load/load-error';

export interface SectionFailureProps {
  /** The section's or the card's name, as people know it. */
  title: string;
  error: SectionLoadError;
  onRetry: () => void;
  /** `tile` for a card among others, `panel` for a page. */
  variant?: 'panel' | 'tile' | undefined;
}

/** Failures after which the page itself may be the cause: other code, or an older host, is still in memory. */
const reloadHelps = new Set(['evaluation', 'incompatible', 'http-404']);

/** Says what happened to a section and what to do. Everything around it stays alive. */
export function SectionFailure({ title, error, onRetry, variant = 'panel' }: SectionFailureProps) {
  const t = useMessages(federationMessages);
  if (variant === 'tile') return <FailedTile title={title} onRetry={onRetry} />;
  return (
    <ErrorState title={t('failedTitle', { title })} description={t(error.failure)} onRetry={onRetry}>
      {reloadHelps.has(error.failure) ? (
        <Button variant="ghost" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      ) : null}
    </ErrorState>
  );
}

function FailedTile({ title, onRetry }: Pick<SectionFailureProps, 'title' | 'onRetry'>) {
  const t = useMessages(federationMessages);
  useCardSays('something');
  return (
    <Stack role="alert" gap="2" p="4" alignItems="flex-start">
      <Text size="sm" fontWeight="medium">
        {title}
      </Text>
      <Text size="sm" tone="muted">
        {t('tileFailed')}
      </Text>
      <Button size="sm" variant="ghost" icon="refresh" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Stack>
  );
}

/** Says politely that the community switched a section off. */
export function SectionDisabled({ title }: { title: string }) {
  const t = useMessages(federationMessages);
  return <EmptyState icon="settings" title={t('disabledTitle', { title })} description={t('disabled')} />;
}
