import type { ExportFormat } from '@courtyard/contract';
import { chakra } from '../theme/styled';
import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/states';
import { Card } from '../layout/card';
import type { MenuItemSpec } from '../overlays/menu';
import { type BulkAction, BulkBar } from './toolbar/many/bulk-bar';
import {
  ApiError,
  lazyPiece,
  type ListSource,
  type ListWalk,
  sayNotLoaded,
  useRunningActs,
} from '@courtyard/common';
import { PreviewBeside, withPreview } from '../details/preview/preview-beside';
import { ListLinks } from './state/list-links';
import { type Column, displayOf, type ListQuery } from './column';
import type { FilterSpec } from './filters/filter-spec';
import { useDataTexts } from './data.messages';
import { useCurrentRow } from './state/use-current-row';
import { isEmptyList, type LeftOut } from './state/left-out';
import { NothingFound, type NothingFoundProps } from './table/nothing-found';
import { TableBody } from './table/table-body';
import { TableCards } from './table/table-cards';
import { TableHead } from './table/table-head';
import { TablePaging } from './table/table-paging';
import { TableElement } from './table/table-parts';
import { TableSkeleton } from './table/table-skeleton';
import { TableToolbar } from './toolbar/table-toolbar';
import { useIsNarrow } from '../layout/use-is-narrow';
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
  /** From the resource's `walk`: the pages of its rows lead on to the next, with the list's `source`. */
  walk?: ListWalk<Row>;
  /** What is told of a row beside the list: a piece of its own chunk. */
  preview?: (row: Row) => ReactNode;
  rowMenu?: (row: Row) => MenuItemSpec[];
  /** Makes rows selectable. */
  bulkActions?: readonly BulkAction<Row>[];
  onExport?: (format: ExportFormat) => Promise<unknown>;
  /** What is said when the list is empty and nothing is filtered. */
  empty: NothingFoundProps['empty'];
  /** Rows that the list shows only when a filter asks for them: archived ones. */
  leftOut?: LeftOut | undefined;
  /** Draws a row as a card; it also offers the cards on wide windows. */
  renderCard?: (row: Row) => ReactNode;
  /** Further things on the right of the toolbar. */
  toolbar?: ReactNode;
}

/** The list of a section: a table where there is room for one, cards elsewhere and in narrow windows, with all of its state in the URL. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { state, query, columns, rowId, filters = [], bulkActions, renderCard, preview } = props;
  const t = useDataTexts();
  const isNarrow = useIsNarrow();
  const keptFocus = useKeptFocus();
  const { room, tooWide } = useRoom(keptFocus.ref);
  const { table, ...ticks } = useListTable({ rows: query.data?.data ?? none, columns, rowId, state });
  const isEmpty = !props.leftOut?.count && isEmptyList(query, state);
  const hasRunning = useRunningActs(({ ids }) => ids.length > 0);
  const total = query.data?.page.total ?? 0;
  const selected = table.getSelectedRowModel().rows.map((row) => row.original);
  const { rows } = table.getRowModel();
  const row = useCurrentRow({
    list: keptFocus.ref,
    ids: rows.map(({ id }) => id),
    room,
    hasKeys: props.walk !== undefined,
    hasPreview: preview !== undefined,
  });
  const shown = row.isPreviewed ? rows.find(({ id }) => id === row.current) : undefined;
  const rowMenu = preview
    ? withPreview(props.rowMenu, (one) => row.preview(rowId(one)), t('previewRow'))
    : props.rowMenu;
  const bulkBar =
    (selected.length > 0 || ticks.except) && bulkActions ? (
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
    ) : null;
  const list = (
    <Card
      aria-label={props.label}
      {...keptFocus}
      onFocus={(event) => {
        keptFocus.onFocus();
        row.onFocus(event);
      }}
    >
      {bulkActions && hasRunning ? <RunningActs /> : null}
      {bulkBar && !isNarrow ? (
        bulkBar
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
      <Content
        {...props}
        {...(rowMenu ? { rowMenu } : {})}
        table={table}
        room={room}
        tooWide={tooWide}
        current={row.current}
      />
      {isNarrow ? bulkBar : null}
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
  return (
    <ListLinks walk={props.walk} query={query} rowId={rowId} asked={props.source?.query}>
      {preview ? (
        <PreviewBeside
          shown={shown && { name: props.rowLabel(shown.original), to: props.walk?.to(shown.id) }}
          onClose={row.closePreview}
          content={shown && preview(shown.original)}
        >
          {list}
        </PreviewBeside>
      ) : (
        list
      )}
    </ListLinks>
  );
}

/** Headings of columns that there is no room for. */
function hiddenFor<Row>(columns: readonly Column<Row>[], { columns: chosen, view }: TableState, room: Room) {
  if (room === 'cards' || view === 'cards') return [];
  const isHidden = ({ priority }: Column<Row>) => displayOf(priority, chosen !== undefined, room) === 'none';
  return columns.filter(isHidden).map(({ header }) => header);
}

const none: readonly never[] = [];

const RunningActs = lazyPiece(
  async () => (await import(/* webpackChunkName: "table-feet" */ './toolbar/many/running-acts')).RunningActs,
);
const TotalsRow = lazyPiece(
  async () => (await import(/* webpackChunkName: "table-feet" */ './table/totals-row')).TotalsRow,
  { onFailed: sayNotLoaded },
);

/** An old address may ask for what the list does not take any more: the way on is the list without it, not another try. */
function NotRead<Row>({ query, state, empty }: DataTableProps<Row>) {
  const { error } = query;
  const isRefused = error instanceof ApiError && error.status === 422;
  if (isRefused && (state.isFiltered || state.cursor !== undefined)) {
    const onFirstPage = 'cursor' in error.fields ? () => state.setCursor(null) : undefined;
    return <NothingFound isFiltered onFirstPage={onFirstPage} onShowAll={state.clearFilters} empty={empty} />;
  }
  return <ErrorState error={error} onRetry={() => void query.refetch()} />;
}

interface ContentProps<Row> extends DataTableProps<Row> {
  table: ReturnType<typeof useListTable<Row>>['table'];
  room: Room;
  tooWide: () => void;
  current: string | null;
}

function Content<Row>(props: ContentProps<Row>) {
  const { query, state, columns, table, room, tooWide, current } = props;
  const { label, rowLabel, rowMenu, renderCard, empty } = props;
  // Columns that somebody chose, or gave a width, are all shown, and the table scrolls where they do not fit.
  const { ref, overflows } = useOverflow(() => {
    if (state.columns === undefined && Object.keys(state.widths).length === 0) tooWide();
  });
  const selectable = props.bulkActions !== undefined;
  const isNarrow = room === 'cards';
  if (query.data === undefined) {
    if (query.error) return <NotRead {...props} />;
    return <TableSkeleton columnCount={columns.length} />;
  }
  if (query.data.data.length === 0) {
    return (
      <NothingFound
        isFiltered={state.isFiltered}
        onFirstPage={state.cursor ? () => state.setCursor(null) : undefined}
        onShowAll={state.clearFilters}
        leftOut={props.leftOut}
        empty={empty}
      />
    );
  }
  const isWaiting = query.isFetching ? { opacity: 0.6, transition: 'opacity 100ms 100ms' } : {};
  if (isNarrow || (state.view === 'cards' && renderCard)) {
    return (
      <chakra.div aria-busy={query.isFetching} {...isWaiting}>
        <TableCards
          {...{ table, columns, label, isNarrow, selectable, current, rowLabel, rowMenu, renderCard }}
        />
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
        <TableBody {...{ table, columns, state, room, selectable, current, rowLabel, rowMenu }} />
        {state.totals ? (
          <TotalsRow
            {...{ columns, state, room, selectable }}
            shown={table.getVisibleLeafColumns().map(({ id }) => id)}
            source={props.source}
            hasMenu={rowMenu !== undefined}
          />
        ) : null}
      </TableElement>
    </chakra.div>
  );
}
