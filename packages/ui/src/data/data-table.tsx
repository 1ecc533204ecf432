import { type ReactNode, useDeferredValue, useLayoutEffect } from 'react';
import { Card } from '../layout/card';
import { BulkBar } from './toolbar/bulk/bulk-bar';
import { lazyPiece, useRunningBulkJobs } from '@courtyard/common';
import { PreviewBeside, withPreview } from '../details/preview/preview-beside';
import { ListLinks } from './state/list-links';
import { type Column, displayOf } from './column';
import { useDataTexts } from './data.messages';
import { useCurrentRow } from './state/use-current-row';
import { isEmptyList } from './state/left-out';
import { RowMarksContext } from './table/rows/row-marks';
import type { DataTableProps } from './table/data-table-props';
import { TableContent } from './table/table-content';
import { TablePaging } from './table/table-paging';
import { TableToolbar } from './toolbar/table-toolbar';
import { useIsNarrow } from '../layout/use-is-narrow';
import { useFocusKeeper } from '../layout/use-kept-focus';
import type { Room } from './table/room/room.rules';
import { useListTable } from './table/use-list-table';
import { useRoom } from './table/room/use-room';
import type { TableState } from './state/use-table-state';

/** The list of a section: a table where there is room for one, cards elsewhere and in narrow windows, with all of its state in the URL. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { state, query, columns, rowId, filters = [], bulkActions, renderCard, preview } = props;
  const t = useDataTexts();
  const isNarrow = useIsNarrow();
  const { part: keptFocus, keep } = useFocusKeeper();
  const { room, tooWide } = useRoom(keptFocus.ref);
  // An answer shows with its rows, which are drawn where nothing more urgent is to do: all else tells of the same answer.
  const answer = useDeferredValue(query.data);
  const rows = answer?.data ?? none;
  const { table, ticks, selected, ...ticked } = useListTable({ rows, columns, rowId, state });
  const isEmpty = !props.leftOut?.count && isEmptyList({ data: answer }, state);
  const hasRunning = useRunningBulkJobs(({ ids }) => ids.length > 0);
  const total = answer?.page.total ?? 0;
  const row = useCurrentRow({
    list: keptFocus.ref,
    ids: rows.map(rowId),
    room,
    hasKeys: props.pager !== undefined || preview !== undefined,
    hasPreview: preview !== undefined,
  });
  const shown = row.isPreviewed ? rows.find((one) => rowId(one) === row.current) : undefined;
  // Rows without a page of their own are seen whole in their preview alone, by pointer and on a phone too.
  const ownMenu = props.rowMenu ?? (preview && !props.pager ? () => [] : undefined);
  const rowMenu = preview
    ? withPreview(ownMenu, (one) => row.preview(rowId(one)), t('previewRow'))
    : props.rowMenu;
  const bulkBar =
    (selected.length > 0 || ticked.except) && bulkActions ? (
      <BulkBar
        selection={{
          rows: selected,
          count: ticked.except ? total - ticked.except.length : selected.length,
          except: ticked.except,
          clear: ticked.clear,
        }}
        actions={bulkActions}
        total={total}
        onPage={rows.length}
        onSelectAll={ticked.selectAll}
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
      {bulkActions && hasRunning ? <RunningBulkJobs /> : null}
      {bulkBar && !isNarrow ? (
        bulkBar
      ) : isEmpty || !hasTools(props, room) ? null : (
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
      <RowMarksContext value={{ ...ticks, current: row.current }}>
        <DrawnWhenFree room={room} onDrawn={keep}>
          <TableContent
            {...props}
            {...(rowMenu ? { rowMenu } : {})}
            answer={answer}
            table={table}
            room={room}
            tooWide={tooWide}
          />
        </DrawnWhenFree>
      </RowMarksContext>
      {isNarrow ? bulkBar : null}
      {answer && !isEmpty ? (
        <TablePaging
          label={props.label}
          page={answer.page}
          count={rows.length}
          state={state}
          ends={props.ends}
          hidden={rows.length > 0 ? hiddenFor(columns, state, room) : []}
        />
      ) : null}
    </Card>
  );
  return (
    <ListLinks pager={props.pager} query={query} rowId={rowId} asked={props.source?.query}>
      {preview ? (
        <PreviewBeside
          shown={shown && { name: props.rowLabel(shown), to: props.pager?.to(rowId(shown)) }}
          onClose={row.closePreview}
          content={shown && preview(shown)}
        >
          {list}
        </PreviewBeside>
      ) : (
        list
      )}
    </ListLinks>
  );
}

/** Whether there is anything above the rows; of cards that can neither be searched, sorted, filtered nor exported there is nothing. */
const hasTools = <Row,>(
  { searchable = true, filters = [], columns, state, onExport, toolbar }: DataTableProps<Row>,
  room: Room,
) =>
  room !== 'cards' ||
  searchable ||
  filters.length > 0 ||
  columns.some(({ sortKey }) => sortKey !== undefined) ||
  [state.views, onExport, toolbar].some(Boolean);

interface DrawnWhenFreeProps {
  room: Room;
  onDrawn: () => void;
  children: ReactNode;
}

/**
 * Draws what changed in it piece by piece, after all that cannot wait: typing, ticks, the next key. What there is room for is
 * found out before the first paint, and is no such change.
 */
function DrawnWhenFree({ room, onDrawn, children }: DrawnWhenFreeProps) {
  const later = useDeferredValue(children);
  useLayoutEffect(onDrawn);
  const isSameRoom = useDeferredValue(room) === room;
  return isSameRoom ? later : children;
}

/** Headings of columns that there is no room for. */
function hiddenFor<Row>(columns: readonly Column<Row>[], { columns: chosen, view }: TableState, room: Room) {
  if (room === 'cards' || view === 'cards') return [];
  const isHidden = ({ priority }: Column<Row>) => displayOf(priority, chosen !== undefined, room) === 'none';
  return columns.filter(isHidden).map(({ header }) => header);
}

const none: readonly never[] = [];

const RunningBulkJobs = lazyPiece(
  async () =>
    (await import(/* webpackChunkName: "table-feet" */ './toolbar/bulk/running-bulk-jobs')).RunningBulkJobs,
);
