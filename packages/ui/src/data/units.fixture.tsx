import type { ListSource, ListPager } from '@courtyard/common';
import { renderPage } from '@courtyard/common/testing';
import { screen, within } from '@testing-library/react';
import { TextLink } from '../actions/links';
import { withUi } from '../testing/testing';
import type { Column, ListQuery } from './column';
import { DataTable } from './data-table';
import { useTableState } from './state/use-table-state';

export interface Unit {
  id: string;
  number: string;
  building: string;
  note: string;
}

const units: Unit[] = ['101', '102', '103'].map((number) => ({
  id: number,
  number,
  building: 'A',
  note: 'Corner',
}));

const columns: Column<Unit>[] = [
  {
    id: 'number',
    header: 'Unit',
    sortKey: 'number',
    priority: 1,
    cell: (unit) => <TextLink to={`/${unit.id}`}>{unit.number}</TextLink>,
  },
  { id: 'building', header: 'Building', sortKey: 'building', cell: (unit) => unit.building },
  { id: 'note', header: 'Note', priority: 5, cell: (unit) => unit.note },
  { id: 'rent', header: 'Rent', priority: 4, cell: () => '1', total: (sum) => `Sum ${sum}` },
];

const full: ListQuery<Unit> = {
  data: { data: units, page: { next: 'after-103', previous: null, total: 100_000, firstPosition: 1 } },
  isPending: false,
  isFetching: false,
  error: null,
  refetch: () => undefined,
};

const source: ListSource = {
  queryKey: ['test', 'units'],
  query: { limit: 50 },
  values: async ({ of, find = '' }) => {
    const owners = ['Alma Reyes', 'Ben Ito'].filter((name) =>
      name.toLowerCase().includes(find.toLowerCase()),
    );
    if (of === 'building') return { values: [{ value: '', label: null, count: 2 }], more: false };
    return of === 'ownerId'
      ? {
          values: owners.map((label) => ({ value: label.slice(0, 1), label, count: label.length })),
          more: true,
        }
      : { values: [{ value: 'vacant', label: null, count: 1234 }], more: false };
  },
  totals: async () => ({ count: 3, sums: { rent: 300 } }),
};

const pager: ListPager<Unit> = {
  to: (id) => `/${id}`,
  nameOf: ({ number }) => number,
  usePage: () => undefined,
};

type Answer = Partial<ListQuery<Unit>>;

interface Options {
  /** What the list's call answers; by what it is asked. */
  query?: Answer | ((asked: { search?: string; cursor?: string }) => Answer);
  onArchive?: (units: Unit[]) => void;
  /** Whether its rows are gone through by keys, with a preview beside. */
  hasPreview?: boolean;
}

function Units({ query, onArchive = () => undefined, hasPreview = false }: Options) {
  const table = useTableState({
    list: 'test.units',
    sort: ['number', 'building'],
    filters: {
      status: ['occupied', 'vacant'],
      period: 'days',
      rent: 'money',
      note: 'text',
      ownerId: 'reference',
      building: 'value',
    },
  });
  return (
    <main>
      <output>{JSON.stringify(table.query)}</output>
      <DataTable
        label="Units"
        state={table}
        query={{ ...full, ...(typeof query === 'function' ? query(table.query) : query) }}
        columns={columns}
        rowId={(unit) => unit.id}
        rowLabel={(unit) => unit.number}
        filters={[
          {
            name: 'status',
            label: 'Status',
            options: [
              { value: 'occupied', label: 'Occupied' },
              { value: 'vacant', label: 'Vacant' },
            ],
          },
          { name: 'period', label: 'Built', kind: 'days' },
          { name: 'rent', label: 'Rent', kind: 'money' },
          { name: 'note', label: 'Note', kind: 'text' },
          { name: 'ownerId', label: 'Owner', kind: 'reference' },
          { name: 'building', label: 'House', kind: 'value' },
        ]}
        source={source}
        {...(hasPreview && { pager, preview: ({ note }: Unit) => <p>{note}</p> })}
        bulkActions={[{ label: 'Archive', onSelect: ({ rows }) => onArchive(rows) }]}
        rowMenu={(unit) => [{ label: `Edit ${unit.number}`, onSelect: () => undefined }]}
        empty={{ title: 'No units yet', description: 'Add the first one.' }}
      />
    </main>
  );
}

/** Opens the table of units. */
export const start = (options: Options = {}, path = '/') =>
  renderPage(<Units {...options} />, { path, wrap: withUi });
/** Opens what a filter can be. */
export async function openFilter(user: ReturnType<typeof start>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('group', { name }));
}
/** The query of the list's call. */
export const query = () => JSON.parse(document.querySelector('output')?.textContent ?? '');
