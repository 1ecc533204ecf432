import { defineColumns } from '../../wire/fields/columns';
import type { TaxedAccount } from './tax-test';
import { taxTestWords } from './tax-test.words';

/** What the tests are made of, as a file. */
export const taxTestColumns = defineColumns<TaxedAccount>()(taxTestWords, [
  { field: 'code', kind: 'text' },
  { field: 'name', kind: 'text' },
  { field: 'type', kind: 'choice' },
  { field: 'taxTag', kind: 'choice' },
  { field: 'amountMinor', kind: 'money' },
]);
