import { chakra } from '../../theme/styled';
import type { Table } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Checkbox } from '../../forms/fields/choice';
import { type MenuItemSpec, RowMenu } from '../../overlays/menu';
import type { Column } from '../column';
import { useDataTexts } from '../data.messages';
import { rowMark } from '../state/use-current-row';
import { currentMark } from './table-parts';

export interface TableCardsProps<Row> {
  table: Table<Row>;
  columns: readonly Column<Row>[];
  label: string;
  /** On a narrow window the cards are one list; otherwise a grid of sheets. */
  isNarrow: boolean;
  selectable: boolean;
  /** The row that one is on. */
  current: string | null;
  rowLabel: (row: Row) => string;
  rowMenu?: ((row: Row) => MenuItemSpec[]) | undefined;
  renderCard?: ((row: Row) => ReactNode) | undefined;
}

const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3',
    px: '4',
    py: '3',
    minWidth: '0',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    '&[data-current]': currentMark,
  },
  variants: { sheet: { true: { borderWidth: '1px', borderRadius: 'md' } } },
});

export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { table, columns, label, isNarrow, selectable, current, rowLabel, rowMenu, renderCard } = props;
  const t = useDataTexts();
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
      {table.getRowModel().rows.map((row) => {
        const name = rowLabel(row.original);
        return (
          <Item key={row.id} sheet={!isNarrow} {...rowMark(row.id, current)}>
            {selectable ? (
              <Checkbox
                aria-label={t('selectRow', { row: name })}
                checked={row.getIsSelected()}
                onChange={row.getToggleSelectedHandler()}
              />
            ) : null}
            <chakra.div flex="1" minWidth="0" css={{ '& > :first-child': { pe: rowMenu ? '8' : '0' } }}>
              {renderCard ? renderCard(row.original) : <CardFields row={row.original} columns={columns} />}
            </chakra.div>
            {rowMenu ? (
              <chakra.div position="absolute" top="1.5" insetEnd="2">
                <RowMenu label={t('rowActions', { row: name })} items={rowMenu(row.original)} />
              </chakra.div>
            ) : null}
          </Item>
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
