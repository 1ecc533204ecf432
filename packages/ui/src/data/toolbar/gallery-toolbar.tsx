import type { ListSource } from '@courtyard/common';
import { chakra } from '../../theme/styled';
import { FilterButton } from '../filters/filter-button';
import { FilterChips } from '../filters/filter-chips';
import type { FilterSpec } from '../filters/filter-spec';
import type { TableState } from '../state/use-table-state';
import { SearchBox } from '../../forms/fields/search/search-box';

interface GalleryToolbarProps {
  /** From `useTableState`. */
  state: TableState;
  searchLabel: string;
  /** From `useFilters` or `filterBy`. */
  filters: readonly FilterSpec[];
  source?: ListSource | undefined;
}

/** Search and filters above things that are shown as pictures: as those of a list, in its address. */
export function GalleryToolbar({ state, searchLabel, filters, source }: GalleryToolbarProps) {
  return (
    <chakra.div display="grid" gap="3" mb="4" _print={{ display: 'none' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.div flex="1 1 11rem" maxWidth={{ md: '20rem' }}>
          <SearchBox value={state.search} onChange={state.setSearch} label={searchLabel} />
        </chakra.div>
        <FilterButton filters={filters} state={state} source={source} />
      </chakra.div>
      <FilterChips filters={filters} state={state} source={source} />
    </chakra.div>
  );
}
