import { defineColumns } from '../../../../wire/fields/columns';
import type { PayablesAging } from './payables-aging';
import { payablesAgingLabels } from './payables-aging.labels';

/** What is owed to each vendor at the end of a day, as a file. */
export const payablesAgingColumns = defineColumns<PayablesAging['vendors'][number] & { at: string }>()(
  payablesAgingLabels,
  [
    { field: 'vendor', kind: 'text', of: ({ vendor }) => vendor.name },
    { field: 'current', kind: 'money' },
    { field: 'to30', kind: 'money' },
    { field: 'to60', kind: 'money' },
    { field: 'to90', kind: 'money' },
    { field: 'over90', kind: 'money' },
    { field: 'totalMinor', kind: 'money' },
    { field: 'at', kind: 'day' },
  ],
);
