import { Button } from '../../actions/button';
import { IconButton } from '../../actions/icon-button';
import { Checkbox } from '../../forms/fields/choice';
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

interface ColumnPanelProps {
  columns: readonly NamedColumn[];
  state: TableState;
  /** The list tells sums. */
  hasTotals: boolean;
}

/** Which columns a table has, in which order, how high its rows are, and whether it tells sums. The first column stays first. */
export function ColumnPanel({ columns, state, hasTotals }: ColumnPanelProps) {
  const t = useDataTexts();
  const ordered = inChosenOrder(columns, state.columns);
  const shown = ordered.filter((column) => isChosen(column, state.columns)).map(({ id }) => id);
  const move = (id: string, by: -1 | 1) => {
    const at = shown.indexOf(id);
    const next = shown.filter((other) => other !== id);
    next.splice(at + by, 0, id);
    state.setColumns(next);
  };
  return (
    <chakra.div p="3" display="grid" gap="3" minWidth="16rem">
      <chakra.div display="grid" gap="0.5" maxHeight="18rem" overflowY="auto" p="0.5">
        {ordered.map(({ id, header, priority }, place) => {
          const at = shown.indexOf(id);
          return (
            <chakra.div key={id} display="flex" alignItems="center" justifyContent="space-between" gap="2">
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
              {at > 0 ? (
                <chakra.span display="flex">
                  <IconButton
                    size="xs"
                    icon="arrow-up"
                    label={t('moveUp', { column: header })}
                    {...(at > 1 ? { onClick: () => move(id, -1) } : { 'aria-disabled': true })}
                  />
                  <IconButton
                    size="xs"
                    icon="arrow-down"
                    label={t('moveDown', { column: header })}
                    {...(at < shown.length - 1 ? { onClick: () => move(id, 1) } : { 'aria-disabled': true })}
                  />
                </chakra.span>
              ) : place === 0 ? null : (
                <chakra.span height="7" />
              )}
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
      <Button
        variant="link"
        size="sm"
        justifyContent="flex-start"
        onClick={() => state.setColumns(undefined)}
      >
        {t('resetColumns')}
      </Button>
    </chakra.div>
  );
}
