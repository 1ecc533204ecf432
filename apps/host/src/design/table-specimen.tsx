import { toast, useFormats, useMessages } from '@courtyard/common';
import { Money, StatusBadge, Text } from '@courtyard/ui';
import { type Column, DataTable, type ListQuery, useTableState } from '@courtyard/ui/data';
import { useMemo } from 'react';
import { designMessages } from './design.messages';

interface Invoice {
  id: string;
  number: number;
  payee: string;
  dueOn: string;
  amountMinor: number;
  isPaid: boolean;
}

const payees = ['Northfield Roofing', 'Tideline Landscaping', 'Beacon Elevator', 'Harbor Cleaning'];

const invoices: readonly Invoice[] = Array.from({ length: 60 }, (_, at) => ({
  id: `${at}`,
  number: 1001 + at,
  payee: payees[at % payees.length] ?? '',
  dueOn: `2026-${String((at % 12) + 1).padStart(2, '0')}-15`,
  amountMinor: 12_500 + ((at * 7919) % 90_000),
  isPaid: at % 3 !== 0,
}));

const shape = {
  sort: ['number', 'payee', 'dueOn', 'amountMinor'],
  filters: { paid: ['yes', 'no'] },
} as const;

type Shown = ReturnType<typeof useTableState<(typeof shape.sort)[number], typeof shape.filters>>['query'];

/** The page of the invoices that the table asks for, as an API would answer; its cursor is the place of the first row. */
function pageOf({
  search = '',
  sort = 'number',
  paid,
  cursor = '0',
  limit,
}: Shown): ListQuery<Invoice>['data'] {
  const key = sort.replace('-', '') as keyof Invoice;
  const found = invoices
    .filter(({ payee }) => payee.toLowerCase().includes(search.toLowerCase()))
    .filter(({ isPaid }) => !paid?.length || paid.includes(isPaid ? 'yes' : 'no'))
    .toSorted((one, other) => (one[key] < other[key] ? -1 : 1) * (sort.startsWith('-') ? -1 : 1));
  const start = Number(cursor);
  const data = found.slice(start, start + limit);
  const page = {
    next: start + limit < found.length ? `${start + limit}` : null,
    previous: start > 0 ? `${Math.max(0, start - limit)}` : null,
    total: found.length,
    firstPosition: data.length > 0 ? start + 1 : 0,
  };
  return { data, page };
}

const answered = { isPending: false, isFetching: false, error: null, refetch: () => undefined };

function useInvoiceColumns(): readonly Column<Invoice>[] {
  const t = useMessages(designMessages);
  const formats = useFormats();
  return useMemo<readonly Column<Invoice>[]>(
    () => [
      { id: 'number', header: t('invoice'), sortKey: 'number', priority: 1, cell: ({ number }) => number },
      { id: 'payee', header: t('payee'), sortKey: 'payee', cell: ({ payee }) => payee },
      {
        id: 'due',
        header: t('dueOn'),
        sortKey: 'dueOn',
        priority: 3,
        cell: ({ dueOn }) => formats.day(dueOn),
      },
      {
        id: 'status',
        header: t('status'),
        cell: ({ isPaid }) => (
          <StatusBadge status={isPaid ? 'expected' : 'attention'}>
            {t(isPaid ? 'paid' : 'dueSoon')}
          </StatusBadge>
        ),
      },
      {
        id: 'amount',
        header: t('amount'),
        sortKey: 'amountMinor',
        align: 'end',
        priority: 1,
        cell: ({ amountMinor }) => <Money amountMinor={amountMinor} currency="USD" />,
      },
    ],
    [t, formats],
  );
}

/** The table of every list: what a person sets on it stands in the address. */
export function TableSpecimen() {
  const t = useMessages(designMessages);
  const state = useTableState({ ...shape, defaultLimit: 25 });
  const columns = useInvoiceColumns();
  return (
    <DataTable
      label={t('table')}
      state={state}
      query={{ ...answered, data: pageOf(state.query) }}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={({ number }) => `${t('invoice')} ${number}`}
      filters={[
        {
          name: 'paid',
          label: t('status'),
          options: [
            { value: 'yes', label: t('paid') },
            { value: 'no', label: t('dueSoon') },
          ],
        },
      ]}
      bulkActions={[
        {
          label: t('secondary'),
          icon: 'download',
          forAll: true,
          onSelect: ({ count, clear }) => {
            toast({ title: t('chosenRows', { count }) });
            clear();
          },
        },
      ]}
      empty={{ title: t('noInvoices') }}
      renderCard={({ number, payee, amountMinor }) => (
        <>
          <Text fontWeight="medium">{`${number} · ${payee}`}</Text>
          <Money amountMinor={amountMinor} currency="USD" />
        </>
      )}
    />
  );
}
