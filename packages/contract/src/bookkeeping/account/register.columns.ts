import { defineColumns } from '../../wire/fields/columns';
import type { RegisterLine } from './account';
import { registerLabels } from './register.labels';

/** A line with what a file tells of its fund. */
export interface RegisterRow extends RegisterLine {
  fundCode: string;
}

/** A register as a file. */
export const registerColumns = defineColumns<RegisterRow>()(registerLabels, [
  { field: 'date', kind: 'day' },
  { field: 'no', kind: 'serial' },
  { field: 'kind', kind: 'choice' },
  { field: 'memo', kind: 'text' },
  { field: 'fund', kind: 'text', of: ({ fundCode }) => fundCode },
  { field: 'debitMinor', kind: 'money', of: ({ amountMinor }) => (amountMinor > 0 ? amountMinor : null) },
  { field: 'creditMinor', kind: 'money', of: ({ amountMinor }) => (amountMinor < 0 ? -amountMinor : null) },
  { field: 'balanceMinor', kind: 'money' },
]);
