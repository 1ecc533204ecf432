import { defineColumns } from '../../wire/fields/columns';
import type { TaxedAccount } from './tax-test';
import { taxTestLabels } from './tax-test.labels';

/** What the tests are made of, as a file. */
export const taxTestColumns = defineColumns<TaxedAccount>()(taxTestLabels, [
  { field: 'code', kind: 'text' },
  { field: 'name', kind: 'text' },
  { field: 'type', kind: 'choice' },
  { field: 'taxTag', kind: 'choice' },
  { field: 'amountMinor', kind: 'money' },
]);
