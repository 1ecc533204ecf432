import { useMessages } from '@courtyard/common';
import type { Period } from '@courtyard/contract/bookkeeping/period/period';
import { periodLabels } from '@courtyard/contract/bookkeeping/period/period.labels';
import { Badge, badgeOf, HStack } from '@courtyard/ui';
import { periodMessages } from './period.messages';

/** An open month is what one works in: the closed ones say so. */
export const PeriodStatusBadge = badgeOf(periodLabels, 'status', { open: 'expected', closed: 'ok' });

/** A close that nobody is asked to confirm holds all the same. */
export const ConfirmationBadge = badgeOf(periodLabels, 'confirmation', {
  none: 'neutral',
  waiting: 'attention',
  confirmed: 'ok',
});

/** How a month stands, and whether its year is closed. */
export function PeriodBadges({ period }: { period: Period }) {
  const t = useMessages(periodMessages);
  return (
    <HStack gap="2" flexWrap="wrap">
      <PeriodStatusBadge value={period.status} />
      {period.confirmation ? <ConfirmationBadge value={period.confirmation.state} /> : null}
      {period.isYearClosed ? <Badge tone="info">{t('yearClosed')}</Badge> : null}
      {period.action?.action === 'reopen' ? <Badge tone="attention">{t('reopened')}</Badge> : null}
    </HStack>
  );
}
