import { defineColumns } from '../../wire/fields/columns';
import type { RoleSummary } from './role';
import { roleKinds } from './role.values';
import { roleLabels } from './role.labels';

/** The roles, as a table and as a file, and what they are filtered by. */
export const roleColumns = defineColumns<RoleSummary>()(
  roleLabels,
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'purpose', kind: 'text' },
    { field: 'kind', kind: 'choice' },
    { field: 'holders', kind: 'number' },
    { field: 'rights', kind: 'number' },
  ],
  { kind: roleKinds },
);
