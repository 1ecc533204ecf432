import { useMessages } from '@courtyard/common';
import type { ServiceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { serviceItemColumns } from '@courtyard/contract/bookkeeping/service-item/service-item.columns';
import { HStack, Missing, TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { ArchivedBadge, InChart } from '../service-item-parts';
import { serviceItemPaths } from '../service-item-paths';
import { listMessages } from './list.messages';

/** Columns of the list. */
export function useServiceItemColumns() {
  const t = useMessages(listMessages);
  return useColumns(serviceItemColumns, [
    {
      field: 'name',
      priority: 1,
      cell: (item) => (
        <HStack gap="2" flexWrap="wrap">
          <TextLink to={serviceItemPaths.details(item.id)}>{item.name}</TextLink>
          <ArchivedBadge item={item} />
        </HStack>
      ),
    },
    { field: 'code', priority: 2 },
    { field: 'kind', priority: 2 },
    { id: 'posted', header: t('posted'), priority: 3, cell: (item) => <Accounts item={item} /> },
    { field: 'fund', priority: 4, cell: ({ fund }) => fund?.code ?? <Missing /> },
    { field: 'priceMinor', priority: 2 },
    { field: 'unit', priority: 2, cell: ({ unit }) => unit },
  ]);
}

/** The account of income, that of expenses, or both below each other. */
function Accounts({ item: { incomeAccount, expenseAccount } }: { item: ServiceItem }) {
  return (
    <>
      {incomeAccount ? <InChart named={incomeAccount} /> : null}
      {expenseAccount ? <InChart named={expenseAccount} /> : null}
    </>
  );
}
