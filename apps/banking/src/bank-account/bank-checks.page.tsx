import {
  saveExport,
  useCan,
  useCommunity,
  useFormats,
  useListTotals,
  useMessages,
  lazyOverlay,
} from '@courtyard/common';
import type { BankCheck } from '@courtyard/contract/banking/bank-account/written-check';
import { bankCheckColumns } from '@courtyard/contract/banking/bank-account/written-check.columns';
import { writtenCheckLabels } from '@courtyard/contract/banking/bank-account/written-check.labels';
import { badgeOf, Page, Text, TextLink } from '@courtyard/ui';
import { DataTable, ListCard, useColumns, useFilters, useTableState } from '@courtyard/ui/data';
import { useState } from 'react';
import { reportPaths } from '../report/report-paths';
import { bankChecks } from './bank-account.queries';
import { staleCheckMessages } from './stale-check/stale-check.messages';
import { writtenCheckMessages } from './written-check.messages';

const UndoMoveDialog = lazyOverlay<{ moveId: string; onClose: () => void }>(
  async () => (await import('./stale-check/undo-move.dialog')).UndoMoveDialog,
);

const CheckState = badgeOf(writtenCheckLabels, 'state', {
  outstanding: 'info',
  stale: 'attention',
  cleared: 'expected',
  'stale-dated': 'neutral',
  void: 'neutral',
  returned: 'neutral',
});

/** `bank-accounts/checks`: checks to vendors of all bank accounts as they stand today. */
export function BankChecksPage() {
  const t = useMessages(writtenCheckMessages);
  const tMove = useMessages(staleCheckMessages);
  const canUpdate = useCan('Bank Update');
  const [undoing, setUndoing] = useState<string | null>(null);
  const table = useTableState({
    list: bankChecks.listName,
    sort: bankCheckColumns.sort,
    filters: bankCheckColumns.filters,
    defaultSort: '-on',
  });
  const source = bankChecks.sourceOf(table.query);
  return (
    <Page title={t('title')} description={t('listText')}>
      <Sums source={source} />
      <DataTable
        label={t('title')}
        state={table}
        query={bankChecks.useList(table.query)}
        columns={useColumns(bankCheckColumns, [
          {
            field: 'number',
            priority: 1,
            align: 'start',
            cell: ({ number, entryId }) => (
              <TextLink to={reportPaths.entry(entryId)}>{String(number)}</TextLink>
            ),
          },
          { field: 'on', priority: 2 },
          { field: 'payee', priority: 1 },
          { field: 'account', priority: 3 },
          { field: 'state', priority: 1, cell: ({ state }) => <CheckState value={state} /> },
          { field: 'stateOn', priority: 4 },
          { field: 'amountMinor', priority: 1 },
        ])}
        rowId={({ id }) => id}
        rowLabel={({ number, payee }) => t('numbered', { number: String(number), payee })}
        searchLabel={t('search')}
        filters={useFilters(bankCheckColumns)}
        source={source}
        rowMenu={({ moved }) =>
          moved === null
            ? []
            : [
                { label: t('entryOfMove'), to: reportPaths.entry(moved.entryId) },
                ...(canUpdate ? [{ label: tMove('undo'), onSelect: () => setUndoing(moved.id) }] : []),
              ]
        }
        renderCard={(check) => <CheckCard check={check} />}
        onExport={(format) =>
          saveExport('GET /api/v1/bank-checks/export', { query: { ...table.query, format } })
        }
        empty={{ icon: 'bank', title: t('none') }}
      />
      {undoing === null ? null : <UndoMoveDialog moveId={undoing} onClose={() => setUndoing(null)} />}
    </Page>
  );
}

/** How many checks there are under the filters, and their sum. */
function Sums({ source }: { source: Parameters<typeof useListTotals>[0] }) {
  const t = useMessages(writtenCheckMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { data } = useListTotals(source);
  return (
    <Text size="sm" tone="muted" mb="3" minHeight="5" numeric role="status">
      {data && data.count > 0
        ? t('sum', { count: data.count, amount: formats.money(data.sums.amountMinor ?? 0, currency) })
        : null}
    </Text>
  );
}

/** A check where there is no room for a table. */
function CheckCard({ check }: { check: BankCheck }) {
  const t = useMessages(writtenCheckMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { number, payee, entryId, account, on, amountMinor, state } = check;
  return (
    <ListCard
      title={
        <TextLink to={reportPaths.entry(entryId)}>
          {t('numbered', { number: String(number), payee })}
        </TextLink>
      }
      lead={`${account.code} ${account.name}`}
      facts={[formats.day(on)]}
      amount={formats.money(amountMinor, currency)}
      badges={<CheckState value={state} />}
    />
  );
}
