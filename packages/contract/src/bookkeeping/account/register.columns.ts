import { defineColumns } from '../../wire/fields/columns';
import type { RegisterLine } from './account';
import { registerWords } from './register.words';

/** A line with what a file tells of its fund. */
export interface RegisterRow extends RegisterLine {
  fundCode: string;
}

/** A register as a file. */
export const registerColumns = defineColumns<RegisterRow>()(registerWords, [
  { field: 'date', kind: 'day' },
  { field: 'no', kind: 'serial' },
  { field: 'kind', kind: 'choice' },
  { field: 'memo', kind: 'text' },
  { field: 'fund', kind: 'text', of: ({ fundCode }) => fundCode },
  { field: 'debitMinor', kind: 'money', of: ({ amountMinor }) => (amountMinor > 0 ? amountMinor : null) },
  { field: 'creditMinor', kind: 'money', of: ({ amountMinor }) => (amountMinor < 0 ? -amountMinor : null) },
  { field: 'balanceMinor', kind: 'money' },
]);
