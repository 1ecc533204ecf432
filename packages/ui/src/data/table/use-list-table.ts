import { type ColumnDef, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { type Column, inChosenOrder, isChosen } from '../column';
import type { TableState } from '../state/use-table-state';

export interface ListTableOptions<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  state: TableState;
}

const none: Marked = {};

type Marked = Readonly<Record<string, boolean>>;

/** What is ticked: rows that one sees, or all of the list's rows but some. */
interface Ticked {
  place: string;
  /** By id; where `all` is, those that are left out. */
  rows: Marked;
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
  const isTicked = (id: string) => (marked[id] === true) !== all;
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
    state: { columnVisibility },
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualFiltering: true,
    manualPagination: true,
  });

  const selected = rows.filter((row) => isTicked(rowId(row)));
  // The table's model may be of rows that are still being drawn: a tick goes by the rows that are shown.
  const setTicks = (ids: readonly string[], isOn: boolean) =>
    setTicked((now) => {
      const before = ticksAt(now);
      const marks = Object.fromEntries(ids.map((id) => [id, isOn !== before.all]));
      const kept = Object.entries({ ...before.rows, ...marks }).filter(([, isMarked]) => isMarked);
      return { place: before.place, rows: Object.fromEntries(kept), all: before.all };
    });
  const isAll = rows.length > 0 && selected.length === rows.length;
  return {
    table,
    selected,
    ticks: {
      isTicked,
      tick: (id: string, isOn: boolean) => setTicks([id], isOn),
      ticked: isAll ? ('all' as const) : selected.length > 0 ? ('some' as const) : ('none' as const),
      tickAll: (isOn: boolean) => setTicks(rows.map(rowId), isOn),
    },
    /** Ids that are left out of all; null where single rows are ticked. */
    except: all ? Object.keys(marked) : null,
    selectAll: () => setTicked({ place: listed, rows: none, all: true }),
    clear: () => setTicked({ place, rows: none, all: false }),
  };
}
