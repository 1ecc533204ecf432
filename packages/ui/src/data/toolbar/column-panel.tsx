import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../actions/button';
import { IconButton } from '../../actions/icon-button';
import { Checkbox } from '../../forms/fields/choice';
import { useDragOrder } from '../../layout/use-drag-order';
import { useReorder } from '../../theme/motion/use-reorder';
import { chakra } from '../../theme/styled';
import { inChosenOrder, isChosen } from '../column';
import { useDataTexts } from '../data.messages';
import type { TableState } from '../state/use-table-state';

export interface NamedColumn {
  id: string;
  header: string;
  priority?: 1 | 2 | 3 | 4 | 5 | undefined;
  sortKey?: string | undefined;
  total?: unknown;
}

export interface ColumnPanelProps {
  columns: readonly NamedColumn[];
  state: TableState;
  /** The list tells sums. */
  hasTotals: boolean;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Which columns a table has, in which order, how high its rows are, and whether it tells sums. The first column stays first. */
export function ColumnPanel({ columns, state, hasTotals }: ColumnPanelProps) {
  const t = useDataTexts();
  const list = useRef<HTMLDivElement>(null);
  const ordered = inChosenOrder(columns, state.columns);
  const shown = ordered.filter((column) => isChosen(column, state.columns)).map(({ id }) => id);
  const moveTo = (id: string, place: number) => {
    if (place < 1 || place >= shown.length) return;
    const next = shown.filter((other) => other !== id);
    next.splice(place, 0, id);
    state.setColumns(next);
  };
  const order = useDragOrder<string>((dragged, onto) => moveTo(dragged, shown.indexOf(onto)));
  useReorder(list, { isOn: true });
  const stepBy = (id: string) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    moveTo(id, shown.indexOf(id) + step);
  };
  return (
    <chakra.div p="3" display="grid" gap="3" minWidth="16rem">
      <chakra.div ref={list} display="grid" gap="0.5" maxHeight="18rem" overflowY="auto" p="0.5">
        {ordered.map(({ id, header, priority }) => {
          const at = shown.indexOf(id);
          return (
            <chakra.div
              key={id}
              display="flex"
              alignItems="center"
              gap="1"
              minHeight="7"
              opacity={order.isDragged(id) ? 0.5 : 1}
              {...(at > 0 ? order.place(id) : {})}
            >
              <chakra.span flex="1" minWidth="0">
                <Checkbox
                  label={header}
                  checked={at >= 0}
                  disabled={priority === 1}
                  onChange={(event) =>
                    state.setColumns(
                      event.target.checked ? [...shown, id] : shown.filter((other) => other !== id),
                    )
                  }
                />
              </chakra.span>
              {at > 0 ? (
                <>
                  <IconButton
                    size="xs"
                    icon="arrow-up"
                    label={t('moveUp', { column: header })}
                    {...(at > 1 ? { onClick: () => moveTo(id, at - 1) } : { 'aria-disabled': true })}
                  />
                  <IconButton
                    size="xs"
                    icon="arrow-down"
                    label={t('moveDown', { column: header })}
                    {...(at < shown.length - 1
                      ? { onClick: () => moveTo(id, at + 1) }
                      : { 'aria-disabled': true })}
                  />
                  <IconButton
                    size="xs"
                    icon="grip"
                    label={t('moveByDragging', { column: header })}
                    onKeyDown={stepBy(id)}
                    {...order.grip(id)}
                  />
                </>
              ) : null}
            </chakra.div>
          );
        })}
      </chakra.div>
      <chakra.div display="grid" gap="1" pt="3" borderTopWidth="1px" borderColor="border.default">
        <Checkbox
          label={t('compact')}
          checked={state.density === 'compact'}
          onChange={(event) => state.setDensity(event.target.checked ? 'compact' : 'comfortable')}
        />
        {hasTotals ? (
          <Checkbox
            label={t('totals')}
            checked={state.totals}
            onChange={(event) => state.setTotals(event.target.checked)}
          />
        ) : null}
      </chakra.div>
      <Button variant="link" size="sm" justifyContent="flex-start" onClick={state.resetColumns}>
        {t('resetColumns')}
      </Button>
    </chakra.div>
  );
}
