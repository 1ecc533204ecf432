import { defineColumns } from '../../wire/fields/columns';
import type { DuesRow } from './dues-plan';
import { duesPlanLabels } from './dues-plan.labels';

/** The dues of every unit, as a table and as a file. */
export const duesRowColumns = defineColumns<DuesRow>()(duesPlanLabels, [
  { field: 'property', kind: 'text', of: ({ property }) => property.name, sort: true },
  { field: 'todayMinor', kind: 'money', total: true, sort: true },
  { field: 'yearMinor', kind: 'money', total: true, sort: true },
  { field: 'differenceMinor', kind: 'money', total: true, sort: true },
  { field: 'installmentMinor', kind: 'money', total: true, sort: true },
]);
