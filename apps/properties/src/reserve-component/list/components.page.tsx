import { Can, useCan, useMessages } from '@courtyard/common';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component';
import { LinkButton, Page } from '@courtyard/ui';
import { DataTable } from '@courtyard/ui/data';
import { componentPaths } from '../component-paths';
import { reserveComponents } from '../reserve-component.queries';
import { ComponentCard } from './component-card';
import { listMessages } from './list.messages';
import { OutlookCard } from './outlook-card';
import { useComponentColumns } from './use-component-columns';
import { useComponentExport } from './use-component-export';
import { useComponentFilters, useComponentsTable } from './use-components-table';

/** `reserve-components`: what the reserve fund has to replace, the next on top. All that is set on it lives in the URL. */
export function ReserveComponentsPage() {
  const t = useMessages(listMessages);
  const mayKeep = useCan('Reserve Component Update');
  const { table, query } = useComponentsTable();
  const components = reserveComponents.useList(query);
  const exportAll = useComponentExport(query);
  const columns = useComponentColumns();
  const filters = useComponentFilters();
  const add = (
    <LinkButton to={componentPaths.create} variant="primary" icon="plus">
      {t('add')}
    </LinkButton>
  );
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={<Can permission="Reserve Component Update">{add}</Can>}
    >
      <OutlookCard />
      <DataTable<ReserveComponent>
        label={t('title')}
        state={table}
        query={components}
        columns={columns}
        rowId={(component) => component.id}
        rowLabel={(component) => component.name}
        searchLabel={t('search')}
        filters={filters}
        renderCard={(component) => <ComponentCard component={component} />}
        rowMenu={(component) => [
          { label: t('open'), icon: 'arrow-right', to: componentPaths.details(component.id) },
          ...(mayKeep
            ? [{ label: t('edit'), icon: 'edit' as const, to: componentPaths.edit(component.id) }]
            : []),
        ]}
        onExport={exportAll}
        empty={{
          icon: 'building',
          title: t('emptyTitle'),
          description: t(mayKeep ? 'emptyText' : 'emptyReader'),
          action: mayKeep ? add : null,
        }}
      />
    </Page>
  );
}
