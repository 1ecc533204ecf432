import { defineColumns } from '../../../../wire/fields/columns';
import type { VendorStatementLine } from './vendor-account';
import { vendorStatementLabels } from './vendor-account.labels';

/** The statement of a vendor, as a table and as a file. */
export const vendorStatementColumns = defineColumns<VendorStatementLine>()(vendorStatementLabels, [
  { field: 'date', kind: 'day' },
  { field: 'kind', kind: 'choice' },
  { field: 'description', kind: 'text' },
  { field: 'amountMinor', kind: 'money' },
  { field: 'balanceMinor', kind: 'money' },
]);
