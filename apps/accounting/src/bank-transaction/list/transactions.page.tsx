import { lazyContent, saveExport, useCan, useFormats, useMessages } from '@courtyard/common';
import type { BankTransactionSummary } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { bankTransactionColumns } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.columns';
import {
  ActionButton,
  LoadingState,
  Page,
  type PageAction,
  useIsNarrow,
  useLacksRoomBeside,
} from '@courtyard/ui';
import { DataTable, useFilters, useTableState } from '@courtyard/ui/data';
import { bankPaths } from '../bank-transaction-paths';
import { bankMessages } from '../bank-transaction.messages';
import { bankTransactions, bankTransactionPager, useStandings } from '../bank-transaction.queries';
import { listMessages } from './list.messages';
import { Standings } from './standings';
import { TransactionCard } from './transaction.card';
import { useTransactionColumns } from './transactions.columns';

const TransactionPreview = lazyContent(
  async () => (await import('../details/transaction-preview')).TransactionPreview,
  <LoadingState />,
);

/** `transactions`: the lines of the banks, the newest first. All that is set on it lives in the URL. */
export function TransactionsPage() {
  const t = useMessages(listMessages);
  const tBank = useMessages(bankMessages);
  const canMatch = useCan('Bank Transaction Match');
  const isNarrow = useIsNarrow();
  // Below each other the accounts take a screen, and nobody knows of how many the list would have to make room for.
  const waits = useStandings().isPending;
  const isHeld = useLacksRoomBeside() && waits;
  const table = useTableState({
    list: bankTransactions.listName,
    sort: bankTransactionColumns.sort,
    filters: bankTransactionColumns.filters,
    defaultSort: '-bookedOn',
  });
  const formats = useFormats();
  const found = bankTransactions.useList(table.query);
  const columns = useTransactionColumns();
  const filters = useFilters(bankTransactionColumns);
  const add: PageAction = { label: tBank('import'), icon: 'upload', to: bankPaths.import };
  const rules: PageAction = { label: tBank('rules'), icon: 'list', to: bankPaths.rules };
  return (
    <Page
      title={t('title')}
      // A phone has no keys.
      description={canMatch && !isNarrow ? `${t('description')} ${t('keys')}` : t('description')}
      actions={{ primary: canMatch ? add : null, secondary: [rules] }}
    >
      <Standings />
      {isHeld ? null : (
        <DataTable
          label={t('title')}
          state={table}
          query={found}
          columns={columns}
          rowId={({ id }) => id}
          rowLabel={({ bookedOn, payee, memo }) => `${formats.day(bookedOn)} ${payee ?? memo ?? ''}`.trim()}
          searchLabel={t('search')}
          filters={filters}
          source={bankTransactions.sourceOf(table.query)}
          pager={bankTransactionPager}
          preview={({ id }: BankTransactionSummary) => <TransactionPreview id={id} />}
          renderCard={(line) => <TransactionCard line={line} />}
          onExport={(format) =>
            saveExport('GET /api/v1/bank-transactions/export', { query: { ...table.query, format } })
          }
          rowMenu={({ id }) => [{ label: tBank('openThis'), icon: 'arrow-right', to: bankPaths.details(id) }]}
          empty={{
            icon: 'bank',
            title: tBank('none'),
            ...(canMatch && { description: t('emptyText'), action: <ActionButton action={add} /> }),
          }}
        />
      )}
    </Page>
  );
}
