import {
  type ColumnDef,
  functionalUpdate,
  getCoreRowModel,
  type RowSelectionState,
  useReactTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { type Column, inChosenOrder, isChosen } from '../column';
import type { TableState } from '../state/use-table-state';

export interface ListTableOptions<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  state: TableState;
}

const none: RowSelectionState = {};

/** What is ticked: rows that one sees, or all of the list's rows but some. */
interface Ticked {
  place: string;
  /** By id; where `all` is, those that are left out. */
  rows: RowSelectionState;
  all: boolean;
}

/** The table's model: the server sorts, filters and pages; this decides what is shown and what is ticked. */
export function useListTable<Row>({ rows, columns, rowId, state }: ListTableOptions<Row>) {
  // A tick means the row one sees: other rows, no ticks. All of the list stays all of it on its next page.
  const listed = JSON.stringify([state.search, state.filters]);
  const place = JSON.stringify([listed, state.sort, state.cursor]);
  const [ticked, setTicked] = useState<Ticked>({ place, rows: none, all: false });
  const ticksAt = (now: Ticked): Ticked =>
    now.place === (now.all ? listed : place) ? now : { place, rows: none, all: false };
  const { rows: marked, all } = ticksAt(ticked);
  const rowSelection = all
    ? Object.fromEntries(
        rows
          .map(rowId)
          .filter((id) => !marked[id])
          .map((id) => [id, true]),
      )
    : marked;
  // Pages make their columns anew each time they are drawn: the model changes only with what it knows of them.
  const known = JSON.stringify(
    inChosenOrder(columns, state.columns).map((column) => [column.id, isChosen(column, state.columns)]),
  );
  const [definitions, columnVisibility] = useMemo(() => {
    const shown: [string, boolean][] = JSON.parse(known);
    return [shown.map(([id]): ColumnDef<Row> => ({ id })), Object.fromEntries(shown)] as const;
  }, [known]);
  const data = useMemo(() => [...rows], [rows]);

  const table = useReactTable<Row>({
    data,
    columns: definitions,
    state: { rowSelection, columnVisibility },
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
    onRowSelectionChange: (change) =>
      setTicked((now) => {
        const before = ticksAt(now);
        const next = functionalUpdate(change, rowSelection);
        if (!before.all) return { place, rows: next, all: false };
        const onPage = new Set(rows.map(rowId));
        const elsewhere = Object.keys(before.rows).filter((id) => !onPage.has(id));
        const leftOut = [...elsewhere, ...[...onPage].filter((id) => !next[id])];
        return { place: listed, rows: Object.fromEntries(leftOut.map((id) => [id, true])), all: true };
      }),
    manualSorting: true,
    manualFiltering: true,
    manualPagination: true,
  });
  return {
    table,
    /** Ids that are left out of all; null where single rows are ticked. */
    except: all ? Object.keys(marked) : null,
    selectAll: () => setTicked({ place: listed, rows: none, all: true }),
    clear: () => setTicked({ place, rows: none, all: false }),
  };
}
