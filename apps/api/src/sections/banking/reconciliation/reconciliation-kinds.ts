import { labelsFrom } from '@courtyard/contract/fields/labels';
import type { LoggedKinds } from '../../../platform/audit/logged-kind';
import type { FileColumn } from '../../../platform/files/storage/file-column';
import en from './reconciliation-kinds.en.json';
import es from './reconciliation-kinds.es.json';

export const reconciliationHistory = {
  reconciliation: [
    'reconciliation.start',
    'reconciliation.clear',
    'reconciliation.change-closing',
    'reconciliation.finish',
    'reconciliation.undo',
    'reconciliation.delete',
  ],
} as const;

export const reconciliationKinds: LoggedKinds = {
  reconciliation: {
    permission: 'Banks List View',
    name: { table: 'reconciliation', sql: `reconciliation.to_on::text` },
    url: (id) => `/banking-reports/bank-accounts/reconcile?id=${id}`,
  },
};

export const reconciliationFileColumns: readonly FileColumn[] = [
  {
    table: 'reconciliation',
    column: 'file_id',
    role: labelsFrom(en, es).report,
    record: 'reconciliation',
    recordId: 'id',
  },
];
