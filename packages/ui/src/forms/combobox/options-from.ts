import type { Option } from '../text/choice-fields';
import type { LoadOptions } from './use-options';

const offered = 20;

/**
 * Choices for a ComboboxField from any list that can be searched, such as a resource's `fetchList`; the first ones while
 * nothing is typed.
 *
 * @param labelOf what a row is called; its id is the value
 */
export function optionsFrom<T extends { id: string }>(
  find: (query: { search?: string; limit: number }, signal: AbortSignal) => Promise<{ data: readonly T[] }>,
  labelOf: (row: T) => string,
): LoadOptions {
  return async (search, signal) => {
    const { data } = await find({ limit: offered, ...(search && { search }) }, signal);
    return data.map((row): Option => ({ value: row.id, label: labelOf(row) }));
  };
}
