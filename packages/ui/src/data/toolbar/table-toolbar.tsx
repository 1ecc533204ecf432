import { chakra } from '../../theme/styled';
import { lazyOverlay, type ListSource } from '@courtyard/common';
import type { ExportFormat } from '@courtyard/contract';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button';
import { Popover } from '../../overlays/popover';
import { useDataTexts } from '../data.messages';
import { FilterButton } from '../filters/filter-button';
import { FilterChips } from '../filters/filter-chips';
import type { FilterSpec } from '../filters/filter-spec';
import type { ColumnPanelProps, NamedColumn } from './column-panel';
import { SearchBox } from '../../forms/fields/search/search-box';
import { ViewButton } from './views/view-button';
import { ExportButton } from './export-button';
import { SortChoice } from './sort-choice';
import type { TableState } from '../state/use-table-state';

const ColumnPanel = lazyOverlay<ColumnPanelProps & { onClose: () => void }>(
  async () => (await import(/* webpackChunkName: "table-panels" */ './column-panel')).ColumnPanel,
  <chakra.div minWidth="16rem" height="16rem" />,
);

/** Order and what follows it go to the next line together where a phone has no room for them. */
const wrapsAsOne = { flex: '1 1 12rem', justifyContent: 'flex-end' };

export interface TableToolbarProps {
  state: TableState;
  columns: readonly NamedColumn[];
  filters: readonly FilterSpec[];
  source: ListSource | undefined;
  searchLabel?: string | undefined;
  searchable: boolean;
  canShowCards: boolean;
  isNarrow: boolean;
  onExport?: ((format: ExportFormat) => Promise<unknown>) | undefined;
  children?: ReactNode;
}

export function TableToolbar(props: TableToolbarProps) {
  const {
    state,
    columns,
    filters,
    source,
    searchLabel,
    searchable,
    canShowCards,
    isNarrow,
    onExport,
    children,
  } = props;
  const t = useDataTexts();
  const showsTable = state.view === 'table';
  const hasTotals = source !== undefined && columns.some(({ total }) => total !== undefined);
  const hasHeader = showsTable && !isNarrow;
  return (
    <chakra.div display="grid" gap="3" p="3" _print={{ display: 'none' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        {searchable ? (
          <chakra.div {...(isNarrow ? { flex: '1 1 100%' } : { flex: '1 1 9rem', maxWidth: '24rem' })}>
            <SearchBox value={state.search} onChange={state.setSearch} label={searchLabel} />
          </chakra.div>
        ) : null}
        <FilterButton filters={filters} state={state} source={source} />
        {state.views ? <ViewButton views={state.views} columnIds={columns.map(({ id }) => id)} /> : null}
        <chakra.div ms="auto" display="flex" alignItems="center" gap="1" {...(hasHeader ? {} : wrapsAsOne)}>
          {hasHeader ? null : <SortChoice columns={columns} state={state} />}
          {children}
          {canShowCards && !isNarrow ? (
            <IconButton
              size="sm"
              icon={showsTable ? 'grid' : 'list'}
              label={showsTable ? t('asCards') : t('asTable')}
              onClick={() => state.setView(showsTable ? 'cards' : 'table')}
            />
          ) : null}
          {hasHeader ? <ColumnChoice columns={columns} state={state} hasTotals={hasTotals} /> : null}
          {onExport ? (
            <ExportButton onExport={onExport} isLabelled={!searchable && filters.length === 0} />
          ) : null}
        </chakra.div>
      </chakra.div>
      <FilterChips filters={filters} state={state} source={source} />
    </chakra.div>
  );
}

function ColumnChoice(props: ColumnPanelProps) {
  const t = useDataTexts();
  return (
    <Popover label={t('columns')} trigger={<IconButton size="sm" icon="columns" label={t('columns')} />}>
      {(close) => <ColumnPanel {...props} onClose={close} />}
    </Popover>
  );
}
