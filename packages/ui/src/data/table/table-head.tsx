import { chakra } from '../../theme/styled';
import type { Table } from '@tanstack/react-table';
import { Icon } from '../../display/icon/icon';
import { VisuallyHidden } from '../../layout/text';
import { type Column, displayOf } from '../column';
import { useDataTexts } from '../data.messages';
import { ColumnEdge } from './room/column-edge';
import { sizedTo } from './room/column-width';
import type { Room } from './room/room.rules';
import { AllTick } from './rows/row-marks';
import { HeadCell } from './table-parts';
import type { TableState } from '../state/use-table-state';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    mx: '-1',
    px: '1',
    borderRadius: 'xs',
    fontWeight: 'inherit',
    cursor: 'pointer',
    '[data-align=end] > &': { flexDirection: 'row-reverse' },
    '& svg': { opacity: 0, transition: 'opacity 100ms' },
    '&:is(:hover, :focus-visible)': { color: 'fg.default', '& svg': { opacity: 0.6 } },
    '&[data-sorted]': { color: 'fg.default', '& svg': { opacity: 1 } },
  },
});

export interface TableHeadProps<Row> {
  table: Table<Row>;
  columns: readonly Column<Row>[];
  state: TableState;
  room: Room;
  selectable: boolean;
  hasMenu: boolean;
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { table, columns, state, room, selectable, hasMenu } = props;
  const t = useDataTexts();
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {selectable ? (
            <HeadCell width="2.75rem" scope="col">
              <AllTick />
            </HeadCell>
          ) : null}
          {group.headers.map((header, at) => {
            const column = columns.find(({ id }) => id === header.column.id);
            return (
              <HeadCell
                key={header.id}
                scope="col"
                align={column?.align ?? 'start'}
                data-align={column?.align}
                {...(at === 0 ? { 'data-first': '' } : {})}
                display={displayOf(column?.priority, state.columns !== undefined, room)}
                {...(column?.width ? { width: column.width } : {})}
                {...(column?.minWidth ? { minWidth: column.minWidth } : {})}
                {...sizedTo(header.column.id, state.widths[header.column.id])}
                aria-label={column?.header}
                {...(column?.sortKey ? { 'aria-sort': sortOf(column.sortKey, state.sort) } : {})}
              >
                {column?.sortKey ? (
                  <SortHeader sortKey={column.sortKey} state={state} content={column.header} />
                ) : (
                  <chakra.span display="block">{column?.header}</chakra.span>
                )}
                {column ? (
                  <ColumnEdge
                    id={column.id}
                    header={column.header}
                    width={state.widths[column.id]}
                    onWidth={(px) => state.setWidth(column.id, px)}
                  />
                ) : null}
              </HeadCell>
            );
          })}
          {hasMenu ? (
            <HeadCell width="3.5rem" scope="col">
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </HeadCell>
          ) : null}
        </tr>
      ))}
    </thead>
  );
}

function SortHeader({
  sortKey,
  state,
  content,
}: {
  sortKey: string;
  state: TableState;
  content: React.ReactNode;
}) {
  const sorted = sortOf(sortKey, state.sort);
  return (
    <SortButton
      type="button"
      {...(sorted === 'none' ? {} : { 'data-sorted': '' })}
      onClick={() => state.setSort(sorted === 'ascending' ? `-${sortKey}` : sortKey)}
    >
      {content}
      <Icon name={sorted === 'descending' ? 'arrow-down' : 'arrow-up'} size="xs" />
    </SortButton>
  );
}

function sortOf(sortKey: string, sort: string | undefined): 'ascending' | 'descending' | 'none' {
  if (sort === sortKey) return 'ascending';
  return sort === `-${sortKey}` ? 'descending' : 'none';
}
