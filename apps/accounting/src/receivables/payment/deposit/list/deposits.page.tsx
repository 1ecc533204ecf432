import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import type { DepositSummary } from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { ActionButton, LoadingState, Page, type PageAction } from '@courtyard/ui';
import { DataTable } from '@courtyard/ui/data';
import { depositPaths } from '../deposit-paths';
import { depositMessages } from '../deposit.messages';
import { deposits, depositPager } from '../deposit.queries';
import { DepositCard } from './deposit.card';
import { useDepositColumns } from './deposits.columns';
import { useDepositFilters, useDepositsTable } from './deposits.table';
import { listMessages } from './list.messages';

const DepositPreview = lazyContent(
  async () => (await import('../details/deposit-preview')).DepositPreview,
  <LoadingState />,
);

/** `deposits`: what was brought to the bank. All that is set on it lives in the URL. */
export function DepositsPage() {
  const t = useMessages(listMessages);
  const tDeposit = useMessages(depositMessages);
  const canWrite = useCan('Invoice Create');
  const canOpen = useCan('Invoice Details View');
  const table = useDepositsTable();
  const found = deposits.useList(table.query);
  const columns = useDepositColumns();
  const filters = useDepositFilters();
  const add: PageAction = { label: tDeposit('add'), icon: 'plus', to: depositPaths.create };
  return (
    <Page title={t('title')} description={t('description')} actions={{ primary: canWrite ? add : null }}>
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={depositPager.nameOf}
        searchLabel={t('search')}
        filters={filters}
        source={deposits.sourceOf(table.query)}
        pager={depositPager}
        {...(canOpen && { preview: ({ id }: DepositSummary) => <DepositPreview id={id} /> })}
        renderCard={(deposit) => <DepositCard deposit={deposit} />}
        onExport={(format) =>
          saveExport('GET /api/v1/deposits/export', { query: { ...table.query, format } })
        }
        rowMenu={({ id }) => [
          { label: tDeposit('openThis'), icon: 'arrow-right', to: depositPaths.details(id) },
        ]}
        empty={{
          icon: 'bank',
          title: tDeposit('none'),
          description: t('emptyText'),
          ...(canWrite && { action: <ActionButton action={add} /> }),
        }}
      />
    </Page>
  );
}
