import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import type { OpeningItem } from '@courtyard/contract/bookkeeping/opening/opening';
import { DayText, Missing, Money } from '@courtyard/ui';
import { type Column, ListCard } from '@courtyard/ui/data';
import { openingMessages } from '../opening.messages';
import { useUnits } from '../unit.queries';
import { PostedTable } from './posted-table';

/** What units owed, had to their credit and had deposited. */
export function PostedItems({ items, chart }: { items: readonly OpeningItem[]; chart: Chart }) {
  const t = useMessages(openingMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const units = useUnits();
  const placed = items.map((item, place) => ({ ...item, place }));
  type Row = (typeof placed)[number];
  const unitOf = ({ propertyId }: Row) => units.data?.find(({ id }) => id === propertyId)?.name ?? '';
  const accountOf = ({ accountId }: Row) => chart.accounts.find(({ id }) => id === accountId);
  const nameOf = (row: Row) => accountOf(row)?.name ?? '';
  const fundOf = ({ fundId }: Row) => chart.funds.find(({ id }) => id === fundId)?.name ?? '';
  const chargeOf = (row: Row) =>
    accountOf(row)?.control === 'receivable' ? t(`chargeType.${row.chargeType}`) : null;
  const columns: Column<Row>[] = [
    { id: 'unit', header: t('unit'), priority: 1, cell: (row) => unitOf(row) || <Missing /> },
    { id: 'account', header: t('account'), cell: nameOf },
    { id: 'fund', header: t('fund'), priority: 3, cell: fundOf },
    { id: 'chargeType', header: t('chargeType'), priority: 3, cell: (row) => chargeOf(row) ?? <Missing /> },
    {
      id: 'issuedOn',
      header: t('issuedOn'),
      priority: 4,
      cell: ({ issuedOn }) => <DayText day={issuedOn} />,
    },
    { id: 'dueOn', header: t('dueOn'), cell: ({ dueOn }) => <DayText day={dueOn} /> },
    { id: 'memo', header: t('memo'), priority: 4, cell: ({ memo }) => memo ?? <Missing /> },
    {
      id: 'amount',
      header: t('amount'),
      priority: 1,
      align: 'end',
      cell: ({ amountMinor }) => <Money amountMinor={amountMinor} currency={currency} />,
    },
  ];
  return (
    <PostedTable<Row>
      title={t('units')}
      name="items"
      rows={placed}
      columns={columns}
      rowId={({ place }) => String(place)}
      rowLabel={unitOf}
      renderCard={(row) => (
        <ListCard
          title={unitOf(row)}
          facts={[nameOf(row), fundOf(row), chargeOf(row)]}
          amount={formats.money(row.amountMinor, currency)}
          lines={[`${t('dueOn')} ${formats.day(row.dueOn)}`]}
        />
      )}
    />
  );
}
