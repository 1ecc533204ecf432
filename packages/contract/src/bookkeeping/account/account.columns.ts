import { defineColumns } from '../../wire/fields/columns';
import type { Account } from './account';
import { accountLabels } from './account.labels';

/** An account with the codes of what it names. */
export interface ChartRow extends Pick<
  Account,
  'code' | 'name' | 'type' | 'isHeading' | 'control' | 'purpose' | 'taxTag' | 'archivedAt'
> {
  parentCode: string | null;
  fundCode: string | null;
}

/** The chart as a file, which can be imported again. */
export const chartColumns = defineColumns<ChartRow>()(accountLabels, [
  { field: 'code', kind: 'text' },
  { field: 'name', kind: 'text' },
  { field: 'type', kind: 'choice' },
  { field: 'parent', kind: 'text', of: ({ parentCode }) => parentCode },
  { field: 'fund', kind: 'text', of: ({ fundCode }) => fundCode },
  { field: 'isHeading', kind: 'choice', of: ({ isHeading }) => (isHeading ? 'yes' : null) },
  { field: 'control', kind: 'choice', of: ({ control }) => (control === 'none' ? null : control) },
  { field: 'purpose', kind: 'choice' },
  { field: 'taxTag', kind: 'choice' },
  { field: 'archivedAt', kind: 'moment' },
]);
