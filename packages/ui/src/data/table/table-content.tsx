import { ApiError, lazyPiece, sayNotLoaded, type PagerPage } from '@courtyard/common';
import type { Table } from '@tanstack/react-table';
import { ErrorState } from '../../feedback/states';
import { chakra } from '../../theme/styled';
import type { DataTableProps } from './data-table-props';
import { NothingFound } from './nothing-found';
import type { Room } from './room/room.rules';
import { useOverflow } from './room/use-overflow';
import { TableBody } from './rows/table-body';
import { TableCards } from './rows/table-cards';
import { TableHead } from './table-head';
import { TableElement } from './table-parts';
import { TableSkeleton } from './table-skeleton';

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

interface TableContentProps<Row> extends DataTableProps<Row> {
  /** What the rows are of. */
  answer: PagerPage<Row> | undefined;
  table: Table<Row>;
  room: Room;
  tooWide: () => void;
}

const TotalsRow = lazyPiece(
  async () => (await import(/* webpackChunkName: "table-feet" */ './totals-row')).TotalsRow,
  { onFailed: sayNotLoaded },
);

/** The rows as a table or as cards; skeletons while they are waited for, or why there are none. */
export function TableContent<Row>(props: TableContentProps<Row>) {
  const { query, answer, state, columns, table, room, tooWide } = props;
  const { label, rowLabel, rowMenu, renderCard, empty } = props;
  // Columns that somebody chose, or gave a width, are all shown, and the table scrolls where they do not fit.
  const { ref, overflows } = useOverflow(() => {
    if (state.columns === undefined && Object.keys(state.widths).length === 0) tooWide();
  });
  const selectable = props.bulkActions !== undefined;
  const isNarrow = room === 'cards';
  if (answer === undefined) {
    if (query.error) return <NotRead {...props} />;
    return <TableSkeleton columnCount={columns.length} />;
  }
  if (answer.data.length === 0) {
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
        aria-rowcount={answer.data.length + 1}
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
