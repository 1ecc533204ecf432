import { saveExport, useCan, useMessages } from '@courtyard/common';
import { ActButton, Page } from '@courtyard/ui';
import { DataTable, useRowLinks } from '@courtyard/ui/data';
import { reserveComponentPaths } from '../reserve-component-paths';
import { reserveComponents, reserveComponentWalk } from '../reserve-component.queries';
import { ReserveComponentCard } from './reserve-component-card';
import { listMessages } from './list.messages';
import { OutlookCard } from './outlook-card';
import { useReserveComponentColumns } from './reserve-components.columns';
import { useReserveComponentFilters, useReserveComponentsTable } from './reserve-components.table';

/** `reserve-components`: what the reserve fund has to replace, the next on top. All that is set on it lives in the URL. */
export function ReserveComponentsPage() {
  const t = useMessages(listMessages);
  const mayKeep = useCan('Reserve Component Update');
  const { table, query } = useReserveComponentsTable();
  const components = reserveComponents.useList(query);
  const columns = useReserveComponentColumns();
  const filters = useReserveComponentFilters();
  const rowLinks = useRowLinks(reserveComponentPaths, mayKeep);
  const add = { label: t('add'), icon: 'plus', to: reserveComponentPaths.create } as const;
  return (
    <Page title={t('title')} description={t('description')} actions={{ primary: mayKeep ? add : null }}>
      <OutlookCard />
      <DataTable
        label={t('title')}
        state={table}
        query={components}
        columns={columns}
        rowId={(component) => component.id}
        rowLabel={(component) => component.name}
        searchLabel={t('search')}
        filters={filters}
        source={reserveComponents.sourceOf(query)}
        walk={reserveComponentWalk}
        renderCard={(component) => <ReserveComponentCard component={component} />}
        rowMenu={rowLinks}
        onExport={(format) =>
          saveExport('GET /api/v1/reserve-components/export', { query: { ...query, format } })
        }
        empty={{
          icon: 'building',
          title: t('emptyTitle'),
          ...(mayKeep && { description: t('emptyText'), action: <ActButton act={add} /> }),
        }}
      />
    </Page>
  );
}
