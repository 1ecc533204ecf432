import { choicesOf } from '@courtyard/common';
import type { FilterSpec } from './filter-spec';

/** A filter by the values of a field, called as the record's words call them. */
export function filterBy<F extends string, V extends string>(
  t: (key: NoInfer<F> | `${NoInfer<F>}.${NoInfer<V>}`) => string,
  field: F,
  values: readonly V[],
): FilterSpec {
  return { name: field, label: t(field), options: choicesOf(t, field, values) };
}
