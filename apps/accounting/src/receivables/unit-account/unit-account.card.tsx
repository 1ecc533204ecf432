import { useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { UnitAccount } from '@courtyard/contract/accounting/receivables/unit-account/unit-account';
import { TextLink } from '@courtyard/ui';
import { ListCard } from '@courtyard/ui/data';
import { AccountBadges } from './unit-account-badges';
import { unitAccountPaths } from './unit-account-paths';
import { unitAccountMessages } from './unit-account.messages';

/** What a unit owes where there is no room for a table. */
export function UnitAccountCard({ account }: { account: UnitAccount }) {
  const t = useMessages(unitAccountMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const canOpen = useCan('Invoice Details View');
  const { property, owners, balanceMinor, dueSince } = account;
  const stands =
    balanceMinor === 0
      ? t('nothing')
      : balanceMinor < 0
        ? t('inCredit', { amount: formats.money(-balanceMinor, currency) })
        : null;
  return (
    <ListCard
      title={
        canOpen ? (
          <TextLink to={unitAccountPaths.details(account)}>{property.name}</TextLink>
        ) : (
          <span>{property.name}</span>
        )
      }
      amount={formats.money(balanceMinor, currency)}
      lead={owners === '' ? t('noOwner') : owners}
      facts={[stands, dueSince === null ? null : t('overdueSince', { day: formats.day(dueSince) })]}
      badges={<AccountBadges account={account} />}
    />
  );
}
