import {
  type ColumnDef,
  functionalUpdate,
  getCoreRowModel,
  type RowSelectionState,
  useReactTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { type Column, isChosen } from '../column';
import type { TableState } from '../state/use-table-state';

export interface ListTableOptions<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  state: TableState;
}

const none: RowSelectionState = {};

/** The table's model: the server sorts, filters and pages; this decides what is shown and what is ticked. */
export function useListTable<Row>({ rows, columns, rowId, state }: ListTableOptions<Row>) {
  // A tick means the row one sees: other rows, no ticks.
  const place = JSON.stringify([state.search, state.sort, state.cursor, state.filters]);
  const [ticked, setTicked] = useState({ place, rows: none });
  const ticksAt = (now: typeof ticked) => (now.place === place ? now.rows : none);
  const rowSelection = ticksAt(ticked);
  // Pages make their columns anew each time they are drawn: the model changes only with what it knows of them.
  const known = JSON.stringify(columns.map((column) => [column.id, isChosen(column, state.columns)]));
  const [definitions, columnVisibility] = useMemo(() => {
    const shown: [string, boolean][] = JSON.parse(known);
    return [shown.map(([id]): ColumnDef<Row> => ({ id })), Object.fromEntries(shown)] as const;
  }, [known]);
  const data = useMemo(() => [...rows], [rows]);

  return useReactTable<Row>({
    data,
    columns: definitions,
    state: { rowSelection, columnVisibility },
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
    onRowSelectionChange: (change) =>
      setTicked((now) => ({ place, rows: functionalUpdate(change, ticksAt(now)) })),
    manualSorting: true,
    manualFiltering: true,
    manualPagination: true,
  });
}
