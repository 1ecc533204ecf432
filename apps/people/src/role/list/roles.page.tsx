import { saveExport, useCan, useMessages } from '@courtyard/common';
import { roleColumns } from '@courtyard/contract/people/role/role.columns';
import { Page } from '@courtyard/ui';
import { DataTable, useFilters, useTableState } from '@courtyard/ui/data';
import { rolePaths } from '../role-paths';
import { roles, rolePager } from '../role.queries';
import { useRoleName } from '../use-role-name';
import { listMessages } from './list.messages';
import { RoleCard } from './role.card';
import { useRoleColumns } from './roles.columns';

/** `roles`: what people may do, by role. */
export function RolesPage() {
  const t = useMessages(listMessages);
  const canCreate = useCan('Role Create');
  const table = useTableState({
    list: roles.listName,
    sort: roleColumns.sort,
    filters: roleColumns.filters,
    defaultSort: 'name',
  });
  const found = roles.useList(table.query);
  const columns = useRoleColumns();
  const filters = useFilters(roleColumns);
  const { nameOf } = useRoleName();
  const create = { label: t('create'), icon: 'plus', to: rolePaths.create } as const;
  return (
    <Page title={t('title')} description={t('description')} actions={{ primary: canCreate ? create : null }}>
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={nameOf}
        searchLabel={t('search')}
        filters={filters}
        source={roles.sourceOf(table.query)}
        pager={rolePager}
        renderCard={(role) => <RoleCard role={role} />}
        onExport={(format) => saveExport('GET /api/v1/roles/export', { query: { ...table.query, format } })}
        empty={{ icon: 'key', title: t('none') }}
      />
    </Page>
  );
}
