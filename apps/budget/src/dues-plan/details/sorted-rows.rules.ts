import type { DuesRow } from '@courtyard/contract/budget/dues-plan/dues-plan';

const valueOf = (row: DuesRow, field: string): string | number => {
  if (field === 'todayMinor' || field === 'yearMinor' || field === 'differenceMinor') return row[field];
  return field === 'installmentMinor' ? row.installmentMinor : row.property.name;
};

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), undefined, { numeric: true });

/** Rows in the order of a list: a field, or one with a minus for the other way round; as they came where none is given. */
export function sortedRows(rows: readonly DuesRow[], sort: string | undefined): readonly DuesRow[] {
  if (!sort) return rows;
  const [field, direction] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1];
  return rows.toSorted((one, other) => direction * compare(valueOf(one, field), valueOf(other, field)));
}
