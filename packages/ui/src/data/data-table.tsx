import type { ExportFormat } from '@courtyard/contract';
import { chakra } from '../theme/styled';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../feedback/states';
import { Card } from '../layout/card';
import type { MenuItemSpec } from '../overlays/menu';
import { type BulkAction, BulkBar } from './toolbar/bulk-bar';
import type { ListSource } from '@courtyard/common';
import { type Column, displayOf, type ListQuery } from './column';
import type { FilterSpec } from './filters/filter-spec';
import { NothingFound, type NothingFoundProps } from './table/nothing-found';
import { TableBody } from './table/table-body';
import { TableCards } from './table/table-cards';
import { TableHead } from './table/table-head';
import { TablePaging } from './table/table-paging';
import { TableElement } from './table/table-parts';
import { TableSkeleton } from './table/table-skeleton';
import { TableToolbar } from './toolbar/table-toolbar';
import { useKeptFocus } from '../layout/use-kept-focus';
import type { Room } from './table/room/room.rules';
import { useListTable } from './table/use-list-table';
import { useOverflow } from './table/room/use-overflow';
import { useRoom } from './table/room/use-room';
import type { TableState } from './state/use-table-state';

export interface DataTableProps<Row> {
  /** Names the table: "Properties". */
  label: string;
  /** From `useTableState`. */
  state: TableState;
  /** From `useQuery`. */
  query: ListQuery<Row>;
  /** From `useColumns`. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** Names a row for its tick box and menu: "12 Oak Street". */
  rowLabel: (row: Row) => string;
  searchLabel?: string;
  /** False where the list cannot be searched. */
  searchable?: boolean;
  /** From `useFilters`. */
  filters?: readonly FilterSpec[];
  /** From the resource's `sourceOf`: what its filters can be and its sums. */
  source?: ListSource;
  rowMenu?: (row: Row) => MenuItemSpec[];
  /** Makes rows selectable. */
  bulkActions?: readonly BulkAction<Row>[];
  onExport?: (format: ExportFormat) => Promise<unknown>;
  /** What is said when the list is empty and nothing is filtered. */
  empty: NothingFoundProps['empty'];
  /** There are rows that the list shows only when a filter asks for them: archived ones. */
  leavesOut?: boolean | undefined;
  /** Draws a row as a card; it also offers the cards on wide windows. */
  renderCard?: (row: Row) => ReactNode;
  /** Further things on the right of the toolbar. */
  toolbar?: ReactNode;
}

/** The list of a section: a table where there is room for one, cards elsewhere and in narrow windows, with all of its state in the URL. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { state, query, columns, rowId, filters = [], bulkActions, renderCard } = props;
  const keptFocus = useKeptFocus();
  const { room, tooWide } = useRoom(keptFocus.ref);
  const { table, ...ticks } = useListTable({ rows: query.data?.data ?? none, columns, rowId, state });
  const isEmpty = !props.leavesOut && isEmptyList(query, state);
  const total = query.data?.page.total ?? 0;
  const selected = table.getSelectedRowModel().rows.map((row) => row.original);
  return (
    <Card aria-label={props.label} {...keptFocus}>
      {(selected.length > 0 || ticks.except) && bulkActions ? (
        <BulkBar
          selection={{
            rows: selected,
            count: ticks.except ? total - ticks.except.length : selected.length,
            except: ticks.except,
            clear: ticks.clear,
          }}
          actions={bulkActions}
          total={total}
          onPage={query.data?.data.length ?? 0}
          onSelectAll={ticks.selectAll}
        />
      ) : isEmpty ? null : (
        <TableToolbar
          state={state}
          columns={columns}
          filters={filters}
          source={props.source}
          searchable={props.searchable ?? true}
          searchLabel={props.searchLabel}
          canShowCards={renderCard !== undefined}
          isNarrow={room === 'cards'}
          onExport={props.onExport}
        >
          {props.toolbar}
        </TableToolbar>
      )}
      <Content {...props} table={table} room={room} tooWide={tooWide} />
      {query.data && !isEmpty ? (
        <TablePaging
          page={query.data.page}
          count={query.data.data.length}
          state={state}
          hidden={query.data.data.length > 0 ? hiddenFor(columns, state, room) : []}
        />
      ) : null}
    </Card>
  );
}

/** Headings of columns that there is no room for. */
function hiddenFor<Row>(columns: readonly Column<Row>[], { columns: chosen, view }: TableState, room: Room) {
  if (room === 'cards' || view === 'cards') return [];
  const isHidden = ({ priority }: Column<Row>) => displayOf(priority, chosen !== undefined, room) === 'none';
  return columns.filter(isHidden).map(({ header }) => header);
}

/** Nothing is there and nothing was asked for: there is nothing to search, filter or turn. */
function isEmptyList({ data }: ListQuery<unknown>, { search, filters, cursor }: TableState): boolean {
  const isAskedFor =
    search !== '' || cursor !== undefined || Object.values(filters).some((set) => set.length > 0);
  return data?.data.length === 0 && !isAskedFor;
}

const none: readonly never[] = [];

const TotalsRow = lazy(async () => ({ default: (await import('./table/totals-row')).TotalsRow }));

interface ContentProps<Row> extends DataTableProps<Row> {
  table: ReturnType<typeof useListTable<Row>>['table'];
  room: Room;
  tooWide: () => void;
}

function Content<Row>(props: ContentProps<Row>) {
  const { query, state, columns, table, room, tooWide, label, rowLabel, rowMenu, renderCard, empty } = props;
  // Columns that somebody chose are all shown, and the table scrolls where they do not fit.
  const { ref, overflows } = useOverflow(() => {
    if (state.columns === undefined) tooWide();
  });
  const selectable = props.bulkActions !== undefined;
  const isNarrow = room === 'cards';
  if (query.data === undefined) {
    if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    return <TableSkeleton columnCount={columns.length} />;
  }
  if (query.data.data.length === 0) {
    return (
      <NothingFound
        isFiltered={state.isFiltered}
        onFirstPage={state.cursor ? () => state.setCursor(null) : undefined}
        onShowAll={state.clearFilters}
        empty={empty}
      />
    );
  }
  const isWaiting = query.isFetching ? { opacity: 0.6, transition: 'opacity 100ms 100ms' } : {};
  if (isNarrow || (state.view === 'cards' && renderCard)) {
    return (
      <chakra.div aria-busy={query.isFetching} {...isWaiting}>
        <TableCards {...{ table, columns, label, isNarrow, selectable, rowLabel, rowMenu, renderCard }} />
      </chakra.div>
    );
  }
  return (
    // A table that does not fit scrolls sideways by itself; its header can then not stick to the window.
    <chakra.div
      ref={ref}
      overflowX={overflows ? 'auto' : 'visible'}
      {...(overflows ? { 'data-overflows': '', tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
      <TableElement
        aria-label={label}
        aria-busy={query.isFetching}
        aria-rowcount={query.data.data.length + 1}
        data-density={state.density}
        {...isWaiting}
      >
        <TableHead
          table={table}
          columns={columns}
          state={state}
          room={room}
          selectable={selectable}
          hasMenu={rowMenu !== undefined}
        />
        <TableBody {...{ table, columns, state, room, selectable, rowLabel, rowMenu }} />
        {state.totals ? (
          <Suspense fallback={null}>
            <TotalsRow
              {...{ columns, state, room, selectable }}
              shown={table.getVisibleLeafColumns().map(({ id }) => id)}
              source={props.source}
              hasMenu={rowMenu !== undefined}
            />
          </Suspense>
        ) : null}
      </TableElement>
    </chakra.div>
  );
}
