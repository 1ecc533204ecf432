import {
  Can,
  lazyOverlay,
  saveExport,
  useCan,
  useCommunity,
  useFormats,
  useListTotals,
  useMessages,
} from '@courtyard/common';
import type { Transfer } from '@courtyard/contract/banking/transfer/transfer';
import { transferColumns } from '@courtyard/contract/banking/transfer/transfer.columns';
import { transferLabels } from '@courtyard/contract/banking/transfer/transfer.labels';
import { ActionButton, badgeOf, Page, type PageAction, Stack, Text, TextLink } from '@courtyard/ui';
import { DataTable, ListCard, useColumns, useFilters, useTableState } from '@courtyard/ui/data';
import { useState } from 'react';
import { reportPaths } from '../report/report-paths';
import { transferMessages } from './transfer.messages';
import { transfers } from './transfer.queries';
import { WaitingTransfersCard } from './waiting-transfers.card';

const TransferDialog = lazyOverlay<{ onClose: () => void }>(
  async () => (await import('./transfer.dialog')).TransferDialog,
);
const TransferStatus = badgeOf(transferLabels, 'status', { posted: 'ok', reversed: 'neutral' });

/** `bank-accounts/transfers`: those that are pending approval, and all money moved between bank accounts. */
export function TransfersPage() {
  const t = useMessages(transferMessages);
  const canCreate = useCan('Bank Transfer Create');
  const [isOpen, setIsOpen] = useState(false);
  const add: PageAction = { label: t('create'), icon: 'plus', onSelect: () => setIsOpen(true) };
  return (
    <Page title={t('title')} description={t('description')} actions={{ primary: canCreate ? add : null }}>
      <Stack gap="5">
        <WaitingTransfersCard />
        <Transfers add={add} />
      </Stack>
      {isOpen ? <TransferDialog onClose={() => setIsOpen(false)} /> : null}
    </Page>
  );
}

function Transfers({ add }: { add: PageAction }) {
  const t = useMessages(transferMessages);
  const table = useTableState({
    list: transfers.listName,
    sort: transferColumns.sort,
    filters: transferColumns.filters,
    defaultSort: '-number',
  });
  const source = transfers.sourceOf(table.query);
  return (
    <div>
      <Sums source={source} />
      <DataTable
        label={t('title')}
        state={table}
        query={transfers.useList(table.query)}
        columns={useColumns(transferColumns, [
          {
            field: 'number',
            priority: 1,
            align: 'start',
            cell: ({ number, entry }) => (
              <TextLink to={reportPaths.entry(entry.id)}>{t('numbered', { number })}</TextLink>
            ),
          },
          { field: 'on', priority: 1 },
          { field: 'from', priority: 2 },
          { field: 'to', priority: 2 },
          { field: 'purpose', priority: 3 },
          { field: 'status', priority: 3, cell: ({ status }) => <TransferStatus value={status} /> },
          { field: 'amountMinor', priority: 1 },
        ])}
        rowId={({ id }) => id}
        rowLabel={({ number }) => t('numbered', { number })}
        searchLabel={t('search')}
        filters={useFilters(transferColumns)}
        source={source}
        renderCard={(transfer) => <TransferCard transfer={transfer} />}
        onExport={(format) =>
          saveExport('GET /api/v1/bank-transfers/export', { query: { ...table.query, format } })
        }
        empty={{
          icon: 'bank',
          title: t('none'),
          action: (
            <Can permission="Bank Transfer Create">
              <ActionButton action={add} />
            </Can>
          ),
        }}
      />
    </div>
  );
}

/** How many transfers there are under the filters, and their sum. */
function Sums({ source }: { source: Parameters<typeof useListTotals>[0] }) {
  const t = useMessages(transferMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { data } = useListTotals(source);
  return (
    <Text size="sm" tone="muted" mb="3" minHeight="5" numeric role="status">
      {data && data.count > 0
        ? t('sums', { count: data.count, total: formats.money(data.sums.amountMinor ?? 0, currency) })
        : null}
    </Text>
  );
}

/** A transfer where there is no room for a table. */
function TransferCard({ transfer }: { transfer: Transfer }) {
  const t = useMessages(transferMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { number, on, from, to, amountMinor, purpose, status, entry } = transfer;
  return (
    <ListCard
      title={<TextLink to={reportPaths.entry(entry.id)}>{t('numbered', { number })}</TextLink>}
      lead={`${from.code} ${from.name} → ${to.code} ${to.name}`}
      facts={[formats.day(on), t(`purpose.${purpose}`)]}
      amount={formats.money(amountMinor, currency)}
      badges={<TransferStatus value={status} />}
    />
  );
}
