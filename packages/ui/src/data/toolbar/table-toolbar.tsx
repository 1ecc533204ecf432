import { chakra } from '../../theme/styled';
import { type ListSource, toast } from '@courtyard/common';
import type { ExportFormat } from '@courtyard/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../actions/button';
import { IconButton } from '../../actions/icon-button';
import { Checkbox } from '../../forms/fields/choice';
import { Menu } from '../../overlays/menu';
import { Popover } from '../../overlays/popover';
import { isChosen } from '../column';
import { useDataTexts } from '../data.messages';
import { FilterButton } from '../filters/filter-button';
import { FilterChips } from '../filters/filter-chips';
import type { FilterSpec } from '../filters/filter-spec';
import { SearchBox } from './search-box';
import { SortChoice } from './sort-choice';
import type { TableState } from '../state/use-table-state';

interface NamedColumn {
  id: string;
  header: string;
  priority?: number | undefined;
  sortKey?: string | undefined;
}

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
  const hasHeader = showsTable && !isNarrow;
  return (
    <chakra.div display="grid" gap="3" p="3" _print={{ display: 'none' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        {searchable ? (
          <chakra.div {...(isNarrow ? { flex: '1 1 100%' } : { flex: '1 1 9rem', maxWidth: '18rem' })}>
            <SearchBox value={state.search} onChange={state.setSearch} placeholder={searchLabel} />
          </chakra.div>
        ) : null}
        <FilterButton filters={filters} state={state} source={source} />
        {hasHeader ? null : <SortChoice columns={columns} state={state} />}
        <chakra.div ms="auto" display="flex" alignItems="center" gap="1">
          {children}
          {canShowCards && !isNarrow ? (
            <IconButton
              size="sm"
              icon={showsTable ? 'grid' : 'list'}
              label={showsTable ? t('asCards') : t('asTable')}
              onClick={() => state.setView(showsTable ? 'cards' : 'table')}
            />
          ) : null}
          {hasHeader ? <ColumnChoice columns={columns} state={state} /> : null}
          {onExport ? <ExportButton onExport={onExport} /> : null}
        </chakra.div>
      </chakra.div>
      <FilterChips filters={filters} state={state} source={source} />
    </chakra.div>
  );
}

function ColumnChoice({ columns, state }: { columns: readonly NamedColumn[]; state: TableState }) {
  const t = useDataTexts();
  const shown = columns.filter((column) => isChosen(column, state.columns)).map((column) => column.id);
  return (
    <Popover label={t('columns')} trigger={<IconButton size="sm" icon="columns" label={t('columns')} />}>
      <chakra.div p="4" display="grid" gap="1" minWidth="13rem">
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            label={column.header}
            checked={shown.includes(column.id)}
            disabled={column.priority === 1}
            onChange={(event) =>
              state.setColumns(
                event.target.checked ? [...shown, column.id] : shown.filter((id) => id !== column.id),
              )
            }
          />
        ))}
        <Button
          variant="link"
          size="sm"
          mt="2"
          justifyContent="flex-start"
          onClick={() => state.setColumns(undefined)}
        >
          {t('resetColumns')}
        </Button>
      </chakra.div>
    </Popover>
  );
}

function ExportButton({ onExport }: { onExport: (format: ExportFormat) => Promise<unknown> }) {
  const t = useDataTexts();
  const [isRunning, setRunning] = useState(false);
  const run = async (format: ExportFormat) => {
    setRunning(true);
    try {
      await onExport(format);
    } catch {
      toast({ title: t('exportFailed'), kind: 'error' });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Menu
      label={t('export')}
      trigger={<IconButton size="sm" icon="download" label={t('export')} loading={isRunning} />}
      items={(['csv', 'xlsx'] as const).map((format) => ({
        label: t(`export.${format}`),
        onSelect: () => void run(format),
      }))}
    />
  );
}
