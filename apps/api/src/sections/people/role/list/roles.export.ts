import type { roleRoutes } from '@courtyard/contract/people/role/role';
import { roleColumns } from '@courtyard/contract/people/role/role.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { roleList } from './roles.sql';

/** The roles as a file. */
export const rolesExport = (query: z.output<(typeof roleRoutes.exportRoles)['query']>) =>
  defineExport({
    name: 'roles',
    columns: roleColumns,
    rows: (context) => roleList.every(context, query),
  });
