import {
  Can,
  saveExport,
  useCan,
  useCommunity,
  useFormats,
  useListTotals,
  useMessages,
} from '@courtyard/common';
import type { PayoutBatchSummary, WaitingForPayment } from '@courtyard/contract/banking/payout/payout';
import { payoutColumns } from '@courtyard/contract/banking/payout/payout.columns';
import { ActionButton, EmptyState, Money, Page, type PageAction, Stack, Text, TextLink } from '@courtyard/ui';
import { DataTable, ListCard, useColumns, useFilters, useTableState } from '@courtyard/ui/data';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { payoutPaths } from '../payout-paths';
import { PayoutStatusBadge } from '../payout-status';
import { payoutMessages } from '../payout.messages';
import { batchPager, payoutBatches, useWaitingForPayment } from '../payout.queries';
import { sumOf } from '../payout-sums';

/** `payouts`: approved bills that are not paid, and the batches that pay them. */
export function PayoutsPage() {
  const t = useMessages(payoutMessages);
  const canCreate = useCan('Payout Create');
  const add: PageAction = { label: t('newBatch'), icon: 'plus', to: payoutPaths.create };
  return (
    <Page title={t('title')} description={t('text')} actions={{ primary: canCreate ? add : null }}>
      <Stack gap="5">
        <WaitingCard />
        <Batches add={add} />
      </Stack>
    </Page>
  );
}

const shownBills = 5;

/** The bills that are due first; all of them are where a batch is made. */
function WaitingCard() {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const query = useWaitingForPayment();
  const bills = query.data?.bills.toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
  return (
    <PartCard<WaitingForPayment['bills'][number]>
      title={t('waiting')}
      {...(bills &&
        bills.length > 0 && {
          description: t('waitingText', {
            count: bills.length,
            amount: formats.money(sumOf(bills), currency),
          }),
        })}
      query={{ ...query, data: bills?.slice(0, shownBills) }}
      empty={<EmptyState icon="check" title={t('noneWaiting')} description={t('noneWaitingText')} />}
    >
      {({ id, number, vendor, openMinor, dueOn, batch }) => (
        <PartRow
          key={id}
          title={`${vendor.name} · ${number}`}
          aside={<Money amountMinor={openMinor} currency={currency} />}
        >
          {[
            batch === null ? '' : t('inBatch', { number: batch.number }),
            dueOn === null ? '' : t('due', { day: formats.day(dueOn) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </PartRow>
      )}
    </PartCard>
  );
}

function Batches({ add }: { add: PageAction }) {
  const t = useMessages(payoutMessages);
  const table = useTableState({
    list: payoutBatches.listName,
    sort: payoutColumns.sort,
    filters: payoutColumns.filters,
    defaultSort: '-number',
  });
  const source = payoutBatches.sourceOf(table.query);
  return (
    <div>
      <Sums source={source} />
      <DataTable
        label={t('batches')}
        state={table}
        query={payoutBatches.useList(table.query)}
        columns={useColumns(payoutColumns, [
          {
            field: 'number',
            priority: 1,
            align: 'start',
            cell: ({ id, number }) => (
              <TextLink to={payoutPaths.details(id)}>{t('numbered', { number })}</TextLink>
            ),
          },
          { field: 'status', priority: 1, cell: ({ status }) => <PayoutStatusBadge value={status} /> },
          { field: 'payOn', priority: 2 },
          { field: 'bankAccount', priority: 3 },
          { field: 'method', priority: 4 },
          { field: 'bills', priority: 4 },
          { field: 'totalMinor', priority: 1 },
        ])}
        rowId={({ id }) => id}
        rowLabel={batchPager.nameOf}
        searchLabel={t('search')}
        filters={useFilters(payoutColumns)}
        source={source}
        pager={batchPager}
        renderCard={(batch) => <BatchCard batch={batch} />}
        onExport={(format) =>
          saveExport('GET /api/v1/payout-batches/export', { query: { ...table.query, format } })
        }
        empty={{
          icon: 'bank',
          title: t('noBatches'),
          action: (
            <Can permission="Payout Create">
              <ActionButton action={add} />
            </Can>
          ),
        }}
      />
    </div>
  );
}

/** How many batches there are under the filters, and what they come to. */
function Sums({ source }: { source: Parameters<typeof useListTotals>[0] }) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { data } = useListTotals(source);
  return (
    <Text size="sm" tone="muted" mb="3" minHeight="5" numeric role="status">
      {data && data.count > 0
        ? t('sums', { count: data.count, total: formats.money(data.sums.totalMinor ?? 0, currency) })
        : null}
    </Text>
  );
}

/** A batch where there is no room for a table. */
function BatchCard({ batch }: { batch: PayoutBatchSummary }) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { id, number, payOn, bankAccount, totalMinor, status } = batch;
  return (
    <ListCard
      title={<TextLink to={payoutPaths.details(id)}>{t('numbered', { number })}</TextLink>}
      lead={bankAccount.name}
      facts={[formats.day(payOn)]}
      amount={formats.money(totalMinor, currency)}
      badges={<PayoutStatusBadge value={status} />}
    />
  );
}
