import { defineResource } from '@courtyard/common';

export const unitAccounts = defineResource({
  section: 'accounting',
  key: 'unit-accounts',
  list: 'GET /api/v1/unit-accounts',
});
