import { saveExport, useCan, useMessages } from '@courtyard/common';
import { RecordsPage } from '@courtyard/ui/data';
import { reserveComponentPaths } from '../reserve-component-paths';
import { reserveComponents, reserveComponentPager } from '../reserve-component.queries';
import { ReserveComponentCard } from './reserve-component.card';
import { listMessages } from './list.messages';
import { OutlookCard } from './outlook.card';
import { useReserveComponentColumns } from './reserve-components.columns';
import { useReserveComponentFilters, useReserveComponentsTable } from './reserve-components.table';

/** `reserve-components`: what the reserve fund has to replace, the next on top. All that is set on it lives in the URL. */
export function ReserveComponentsPage() {
  const t = useMessages(listMessages);
  const canKeep = useCan('Reserve Component Update');
  const table = useReserveComponentsTable();
  const found = reserveComponents.useList(table.query);
  const columns = useReserveComponentColumns();
  const filters = useReserveComponentFilters();
  return (
    <RecordsPage
      words={t}
      recordLabels={t}
      icon="building"
      state={table}
      query={found}
      source={reserveComponents.sourceOf(table.query)}
      paths={reserveComponentPaths}
      canAdd={canKeep}
      canEdit={canKeep}
      columns={columns}
      rowLabel={(component) => component.name}
      filters={filters}
      pager={reserveComponentPager}
      renderCard={(component) => <ReserveComponentCard component={component} />}
      onExport={(format) =>
        saveExport('GET /api/v1/reserve-components/export', { query: { ...table.query, format } })
      }
    >
      <OutlookCard />
    </RecordsPage>
  );
}
