import { useCan, useMessages } from '@courtyard/common';
import type { UnitAccount } from '@courtyard/contract/accounting/receivables/unit-account/unit-account';
import { unitAccountColumns } from '@courtyard/contract/accounting/receivables/unit-account/unit-account.columns';
import { HStack, Missing, Text, TextLink } from '@courtyard/ui';
import { useColumns, useFieldTexts } from '@courtyard/ui/data';
import { AccountBadges } from './unit-account-badges';
import { unitAccountPaths } from './unit-account-paths';
import { unitAccountMessages } from './unit-account.messages';

/** Columns of the list; an age in which nothing is open stays empty, so that what is owed stands out. */
export function useUnitAccountColumns() {
  const t = useMessages(unitAccountMessages);
  const canOpen = useCan('Invoice Details View');
  const { node } = useFieldTexts(unitAccountColumns);
  const amount = (
    field: 'currentMinor' | 'to30Minor' | 'to60Minor' | 'to90Minor' | 'over90Minor' | 'creditMinor',
  ) => ({
    field,
    cell: (account: UnitAccount) => (account[field] === 0 ? <Missing /> : node(account, field)),
  });
  return useColumns(unitAccountColumns, [
    {
      field: 'property',
      priority: 1,
      cell: (account) => (
        <HStack gap="2" rowGap="1" flexWrap="wrap">
          {canOpen ? (
            <TextLink to={unitAccountPaths.details(account)}>{account.property.name}</TextLink>
          ) : (
            account.property.name
          )}
          <AccountBadges account={account} />
        </HStack>
      ),
    },
    {
      field: 'owners',
      priority: 2,
      cell: ({ owners }) =>
        owners === '' ? (
          <Text as="span" tone="muted">
            {t('noOwner')}
          </Text>
        ) : (
          owners
        ),
    },
    { ...amount('currentMinor'), priority: 3 },
    { ...amount('to30Minor'), priority: 3 },
    { ...amount('to60Minor'), priority: 3 },
    { ...amount('to90Minor'), priority: 3 },
    { ...amount('over90Minor'), priority: 2 },
    { ...amount('creditMinor'), priority: 3 },
    { field: 'balanceMinor', priority: 1 },
  ]);
}
