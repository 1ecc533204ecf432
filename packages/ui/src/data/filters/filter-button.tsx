import { lazyOverlay, type ListSource } from '@courtyard/common';
import { useState } from 'react';
import { Button } from '../../actions/button';
import { Skeleton } from '../../feedback/skeleton';
import { useIsNarrow } from '../../layout/use-is-narrow';
import { Sheet } from '../../overlays/modal/dialog';
import { Popover } from '../../overlays/popover';
import { chakra } from '../../theme/styled';
import { useDataTexts } from '../data.messages';
import type { TableState } from '../state/use-table-state';
import type { FilterSpec } from './filter-spec';

const FilterPanel = lazyOverlay(
  async () => (await import('./filter-panel')).FilterPanel,
  <Skeleton height="40" />,
);

interface FilterButtonProps {
  filters: readonly FilterSpec[];
  state: TableState;
  source?: ListSource | undefined;
}

/** The button that opens the list's filters: beside it, or on a phone as a sheet from below. */
export function FilterButton({ filters, state, source }: FilterButtonProps) {
  const t = useDataTexts();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  if (filters.length === 0) return null;
  const panel = (close: () => void) => (
    <FilterPanel filters={filters} state={state} source={source} onClose={close} />
  );
  if (isNarrow)
    return (
      <>
        <Button size="sm" icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('addFilter')}
        </Button>
        <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('filters')}>
          {panel(() => setOpen(false))}
        </Sheet>
      </>
    );
  return (
    <Popover
      label={t('filters')}
      align="start"
      width="19rem"
      trigger={
        <Button size="sm" icon="filter">
          {t('addFilter')}
        </Button>
      }
    >
      {(close) => <chakra.div p="3">{panel(close)}</chakra.div>}
    </Popover>
  );
}
