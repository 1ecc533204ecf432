import { useLabels } from '@courtyard/common';
import type { Columns } from '@courtyard/contract/fields/columns';
import { filterWord } from '@courtyard/contract/fields/filters';
import type { FilterSpec } from './filter-spec';

/** The filters that a list's columns declare, called as the record's words call them; `more` are those of the page alone. */
export function useFilters<R>(columns: Columns<R>, more: readonly FilterSpec[] = []): FilterSpec[] {
  const t = useLabels(columns.labels);
  const declared = Object.entries(columns.filters).map(([name, kind]): FilterSpec => {
    const label = t(filterWord(name));
    if (typeof kind === 'string') return { name, label, kind };
    return { name, label, options: kind.map((value) => ({ value, label: t(`${name}.${value}`) })) };
  });
  return [...declared, ...more];
}
