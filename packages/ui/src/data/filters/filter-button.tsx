import { lazyOverlay, type ListSource } from '@courtyard/common';
import { Skeleton } from '../../feedback/skeleton';
import { PanelButton } from '../../overlays/panel-button';
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
  if (filters.length === 0) return null;
  return (
    <PanelButton label={t('addFilter')} icon="filter" title={t('filters')}>
      {(close) => <FilterPanel filters={filters} state={state} source={source} onClose={close} />}
    </PanelButton>
  );
}
