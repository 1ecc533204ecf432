import { type ListSource, useListTotals } from '@courtyard/common';
import { Skeleton } from '../../feedback/skeleton';
import { type Column, displayOf } from '../column';
import { useDataTexts } from '../data.messages';
import type { TableState } from '../state/use-table-state';
import type { Room } from './room/room.rules';
import { Cell } from './table-parts';

interface TotalsRowProps {
  /** Ids of the columns that show, in their order. */
  shown: readonly string[];
  columns: readonly Column<never>[];
  state: TableState;
  room: Room;
  source: ListSource | undefined;
  selectable: boolean;
  hasMenu: boolean;
}

/** The sums over all of the list's rows under its filters, not only over this page. */
export function TotalsRow(props: TotalsRowProps) {
  const { shown, columns, state, room, source, selectable, hasMenu } = props;
  const t = useDataTexts();
  const { data, error } = useListTotals(source);
  return (
    <tfoot>
      <tr>
        {selectable ? <Cell borderTopWidth="1px" /> : null}
        {shown.map((id, at) => {
          const column = columns.find((each) => each.id === id);
          const sum = data?.sums[id];
          const total = sum === undefined ? null : column?.total?.(sum);
          return (
            <Cell
              key={id}
              align={column?.align ?? 'start'}
              display={displayOf(column?.priority, state.columns !== undefined, room)}
              fontWeight="medium"
              borderTopWidth="1px"
              {...(at === 0 ? { as: 'th', scope: 'row', 'data-first': '' } : {})}
            >
              {at === 0 ? t('totals') : column?.total && !data && !error ? <Skeleton height="3" /> : total}
            </Cell>
          );
        })}
        {hasMenu ? <Cell borderTopWidth="1px" /> : null}
      </tr>
    </tfoot>
  );
}
