import type { Row as TableRow, Table } from '@tanstack/react-table';
import { type MenuItemSpec, RowMenu } from '../../../overlays/menu';
import { type Column, displayOf } from '../../column';
import { useDataTexts } from '../../data.messages';
import { sizedTo } from '../room/column-width';
import type { Room } from '../room/room.rules';
import { MarkedRow, RowTick } from './row-marks';
import { Cell } from '../table-parts';
import type { TableState } from '../../state/use-table-state';
import type { PlacedRow } from './virtual-body';

/** What every row of a table needs to know. */
export interface RowsProps<Row> {
  table: Table<Row>;
  columns: readonly Column<Row>[];
  state: TableState;
  room: Room;
  selectable: boolean;
  rowLabel: (row: Row) => string;
  rowMenu?: ((row: Row) => MenuItemSpec[]) | undefined;
}

export interface DataRowProps<Row> extends RowsProps<Row> {
  row: TableRow<Row>;
  /** Where it stands in a table that draws only some of its rows. */
  placed?: PlacedRow;
}

export function DataRow<Row>({
  row,
  columns,
  state,
  room,
  selectable,
  rowLabel,
  rowMenu,
  placed,
}: DataRowProps<Row>) {
  const t = useDataTexts();
  const name = rowLabel(row.original);
  return (
    <MarkedRow
      id={row.id}
      // Row 1 is the header.
      {...(placed
        ? { ref: placed.measure, 'data-index': placed.index, 'aria-rowindex': placed.index + 2 }
        : {})}
    >
      {selectable ? (
        <Cell width="2.75rem">
          <RowTick id={row.id} name={name} />
        </Cell>
      ) : null}
      {row.getVisibleCells().map((cell, at) => {
        const column = columns.find(({ id }) => id === cell.column.id);
        return (
          <Cell
            key={cell.id}
            align={column?.align ?? 'start'}
            display={displayOf(column?.priority, state.columns !== undefined, room)}
            {...sizedTo(cell.column.id, state.widths[cell.column.id])}
            {...(at === 0
              ? { as: 'th', scope: 'row', 'data-first': column?.width ? 'sized' : '', title: name }
              : {})}
          >
            {column?.cell(row.original)}
          </Cell>
        );
      })}
      {rowMenu ? (
        <Cell width="3.5rem" textAlign="end" py="0">
          <RowMenu label={t('rowActions', { row: name })} items={rowMenu(row.original)} />
        </Cell>
      ) : null}
    </MarkedRow>
  );
}
