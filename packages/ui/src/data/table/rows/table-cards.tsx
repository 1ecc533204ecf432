import { chakra } from '../../../theme/styled';
import type { Table } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { type MenuItemSpec, RowMenu } from '../../../overlays/menu';
import type { Column } from '../../column';
import { useDataTexts } from '../../data.messages';
import { MarkedCard, RowTick } from './row-marks';
import { useDrawnRows } from './use-drawn-rows';

export interface TableCardsProps<Row> {
  table: Table<Row>;
  columns: readonly Column<Row>[];
  label: string;
  /** On a narrow window the cards are one list; otherwise a grid of sheets. */
  isNarrow: boolean;
  selectable: boolean;
  rowLabel: (row: Row) => string;
  rowMenu?: ((row: Row) => MenuItemSpec[]) | undefined;
  renderCard?: ((row: Row) => ReactNode) | undefined;
}

export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { table, columns, label, isNarrow, selectable, rowLabel, rowMenu, renderCard } = props;
  const t = useDataTexts();
  const drawn = useDrawnRows(table.getRowModel().rows);
  const grid = isNarrow
    ? {}
    : {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
        gap: '3',
        p: '3',
        pt: '0',
      };
  return (
    <chakra.ul aria-label={label} {...grid}>
      {drawn.map((row) => {
        const name = rowLabel(row.original);
        return (
          <MarkedCard key={row.id} id={row.id} isSheet={!isNarrow}>
            {selectable ? <RowTick id={row.id} name={name} /> : null}
            <chakra.div flex="1" minWidth="0" css={{ '& > :first-child': { pe: rowMenu ? '8' : '0' } }}>
              {renderCard ? renderCard(row.original) : <CardFields row={row.original} columns={columns} />}
            </chakra.div>
            {rowMenu ? (
              <chakra.div position="absolute" top="1.5" insetEnd="2">
                <RowMenu label={t('rowActions', { row: name })} items={rowMenu(row.original)} />
              </chakra.div>
            ) : null}
          </MarkedCard>
        );
      })}
    </chakra.ul>
  );
}

const cardFieldCount = 5;

function CardFields<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const [first, ...others] = columns;
  const shown = others.filter((column) => (column.priority ?? 2) <= 3).slice(0, cardFieldCount);
  return (
    <>
      <chakra.div fontSize="sm" lineHeight="sm" fontWeight="medium" mb="1.5">
        {first?.cell(row)}
      </chakra.div>
      <chakra.dl
        display="grid"
        gridTemplateColumns="minmax(5rem, auto) 1fr"
        columnGap="4"
        rowGap="1"
        fontSize="sm"
        lineHeight="sm"
      >
        {shown.map((column) => (
          <chakra.div key={column.id} display="contents">
            <chakra.dt color="fg.subtle">{column.header}</chakra.dt>
            <chakra.dd minWidth="0" display="flex" justifyContent="flex-end" textAlign="end">
              {column.cell(row)}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </>
  );
}
