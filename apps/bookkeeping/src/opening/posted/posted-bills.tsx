import { useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import type { OpeningBill } from '@courtyard/contract/bookkeeping/opening/opening';
import { DayText, Missing, Money } from '@courtyard/ui';
import { type Column, ListCard } from '@courtyard/ui/data';
import { useAllVendors } from '../bills/vendor.queries';
import { openingMessages } from '../opening.messages';
import { PostedTable } from './posted-table';

/** The open bills that the books began with, line by line. */
export function PostedBills({ bills, chart }: { bills: readonly OpeningBill[]; chart: Chart }) {
  const t = useMessages(openingMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const vendors = useAllVendors({ enabled: useCan('Vendors List View') });
  const placed = bills.map((bill, place) => ({ ...bill, place }));
  type Row = (typeof placed)[number];
  const vendorOf = ({ vendorId }: Row) => vendors.data?.find(({ id }) => id === vendorId)?.name ?? '';
  const accountOf = ({ accountId }: Row) => chart.accounts.find(({ id }) => id === accountId)?.name ?? '';
  const fundOf = ({ fundId }: Row) => chart.funds.find(({ id }) => id === fundId)?.name ?? '';
  const columns: Column<Row>[] = [
    { id: 'vendor', header: t('vendor'), priority: 1, cell: (row) => vendorOf(row) || <Missing /> },
    { id: 'number', header: t('billNumber'), cell: ({ number }) => number },
    { id: 'account', header: t('expense'), priority: 3, cell: accountOf },
    { id: 'fund', header: t('fund'), priority: 3, cell: fundOf },
    {
      id: 'billedOn',
      header: t('billedOn'),
      priority: 4,
      cell: ({ billedOn }) => <DayText day={billedOn} />,
    },
    { id: 'dueOn', header: t('dueOn'), cell: ({ dueOn }) => <DayText day={dueOn} /> },
    { id: 'memo', header: t('memo'), priority: 4, cell: ({ memo }) => memo ?? <Missing /> },
    {
      id: 'amount',
      header: t('openAmount'),
      priority: 1,
      align: 'end',
      cell: ({ amountMinor }) => <Money amountMinor={amountMinor} currency={currency} />,
    },
  ];
  return (
    <PostedTable<Row>
      title={t('bills')}
      name="bills"
      rows={placed}
      columns={columns}
      rowId={({ place }) => String(place)}
      rowLabel={({ number }) => number}
      renderCard={(row) => (
        <ListCard
          title={vendorOf(row) || row.number}
          facts={[row.number, accountOf(row), fundOf(row)]}
          amount={formats.money(row.amountMinor, currency)}
          lines={[`${t('dueOn')} ${formats.day(row.dueOn)}`]}
        />
      )}
    />
  );
}
