import { saveExport, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { ReconciliationSummary } from '@courtyard/contract/banking/reconciliation/reconciliation-list';
import { reconciliationColumns } from '@courtyard/contract/banking/reconciliation/reconciliation.columns';
import { reconciliationLabels } from '@courtyard/contract/banking/reconciliation/reconciliation.labels';
import { badgeOf, Page, StatusBadge, TextLink } from '@courtyard/ui';
import { DataTable, ListCard, useColumns, useFilters, useTableState } from '@courtyard/ui/data';
import { bankAccountPaths } from '../bank-account/bank-account-paths';
import { reconciliationMessages } from './reconciliation.messages';
import { reconciliations, reconciliationPager } from './reconciliation.queries';

const ReconciliationStatus = badgeOf(reconciliationLabels, 'status', {
  open: 'attention',
  finished: 'ok',
  undone: 'neutral',
});

/** `bank-accounts/reconciliations`: those of all bank accounts. */
export function ReconciliationsPage() {
  const t = useMessages(reconciliationMessages);
  const formats = useFormats();
  const table = useTableState({
    list: reconciliations.listName,
    sort: reconciliationColumns.sort,
    filters: reconciliationColumns.filters,
    defaultSort: '-toOn',
  });
  return (
    <Page title={t('reconciliations')} description={t('listText')}>
      <DataTable
        label={t('reconciliations')}
        state={table}
        query={reconciliations.useList(table.query)}
        columns={useColumns(reconciliationColumns, [
          {
            field: 'toOn',
            priority: 1,
            cell: ({ id, toOn }) => (
              <TextLink to={bankAccountPaths.reconcile(id)}>{formats.day(toOn)}</TextLink>
            ),
          },
          { field: 'account', priority: 1 },
          { field: 'status', priority: 1, cell: ({ status }) => <ReconciliationStatus value={status} /> },
          { field: 'openingMinor', priority: 4 },
          { field: 'closingMinor', priority: 2 },
          { field: 'changes', priority: 3, cell: ({ changes }) => <Changes value={changes} /> },
          { field: 'finishedBy', priority: 4 },
        ])}
        rowId={({ id }) => id}
        rowLabel={reconciliationPager.nameOf}
        searchLabel={t('search')}
        filters={useFilters(reconciliationColumns)}
        source={reconciliations.sourceOf(table.query)}
        pager={reconciliationPager}
        renderCard={(its) => <ReconciliationCard its={its} />}
        onExport={(format) =>
          saveExport('GET /api/v1/reconciliations/export', { query: { ...table.query, format } })
        }
        empty={{ icon: 'bank', title: t('noneYet'), description: t('noneYetText') }}
      />
    </Page>
  );
}

function Changes({ value }: { value: ReconciliationSummary['changes'] }) {
  const t = useMessages(reconciliationMessages);
  return value === 'changed' ? (
    <StatusBadge status="attention">{t('changes.changed')}</StatusBadge>
  ) : (
    t('changes.unchanged')
  );
}

/** A reconciliation where there is no room for a table. */
function ReconciliationCard({ its }: { its: ReconciliationSummary }) {
  const formats = useFormats();
  const { currency } = useCommunity();
  const { id, toOn, account, closingMinor, status, changes } = its;
  return (
    <ListCard
      title={<TextLink to={bankAccountPaths.reconcile(id)}>{formats.day(toOn)}</TextLink>}
      lead={`${account.code} ${account.name}`}
      facts={[]}
      amount={formats.money(closingMinor, currency, 'parentheses')}
      badges={
        <>
          <ReconciliationStatus value={status} />
          {changes === 'changed' ? <Changes value={changes} /> : null}
        </>
      }
    />
  );
}
