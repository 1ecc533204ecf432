import { useMessages } from '@courtyard/common';
import type { UnitAccount } from '@courtyard/contract/accounting/receivables/unit-account/unit-account';
import { Badge, StatusBadge } from '@courtyard/ui';
import { unitAccountMessages } from './unit-account.messages';

/** Whose account it is where not of those who own the unit, and why nobody collects from it. */
export function AccountBadges({ account }: { account: Pick<UnitAccount, 'ownership' | 'held'> }) {
  const t = useMessages(unitAccountMessages);
  return (
    <>
      {account.ownership === 'former' ? <Badge tone="neutral">{t('former')}</Badge> : null}
      {account.held === null ? null : <StatusBadge status="info">{t(`held.${account.held}`)}</StatusBadge>}
    </>
  );
}
