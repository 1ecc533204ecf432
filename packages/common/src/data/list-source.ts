import type { FilterValuesAnswer, ListTotals } from '@courtyard/contract/fields/filter-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isRecord } from '../settings/browser-storage';
import { dataWithIds } from './call-by-place';
import type { ListSource } from './resource';

/** Where one stands in a list, and in which order: no matter to its filters and sums. */
const places: readonly string[] = ['cursor', 'limit', 'sort'];

/** The calls beside a list's own, `GET …/values` and `GET …/totals`, under the filters of its query; `ids` are those of their path. */
export function listSource(
  list: string,
  query: unknown,
  keyOf: (query: unknown) => readonly unknown[],
  ids: readonly string[] = [],
): ListSource {
  const asked: ListSource['query'] = { ...(isRecord(query) ? query : {}) };
  const filters = Object.fromEntries(Object.entries(asked).filter(([field]) => !places.includes(field)));
  return {
    queryKey: keyOf(filters),
    query: asked,
    // The border: `sourceOf` is there only where the contract has these calls beside the list's, all with the same answers.
    values: (wanted, signal) =>
      dataWithIds(`${list}/values`, ids, {
        query: { ...filters, ...wanted },
        signal,
      }) as Promise<FilterValuesAnswer>,
    totals: (signal) => dataWithIds(`${list}/totals`, ids, { query: filters, signal }) as Promise<ListTotals>,
  };
}

interface RequestedValues {
  of: string;
  find?: string;
  enabled?: boolean;
}

/** What a filter can be under the others, with how many rows have each; nothing is asked without a source. */
export function useListValues(
  source: ListSource | undefined,
  { of, find = '', enabled = true }: RequestedValues,
) {
  const asked = { of, ...(find && { find }) };
  return useQuery({
    queryKey: [...(source?.queryKey ?? []), 'values', asked],
    queryFn: async ({ signal }) => (await source?.values(asked, signal)) ?? { values: [], more: false },
    placeholderData: keepPreviousData,
    enabled: enabled && source !== undefined,
  });
}

/** The sums over all of a list under its filters; nothing is asked without a source. */
export function useListTotals(source: ListSource | undefined) {
  return useQuery({
    queryKey: [...(source?.queryKey ?? []), 'totals'],
    queryFn: async ({ signal }) => (await source?.totals(signal)) ?? { count: 0, sums: {} },
    placeholderData: keepPreviousData,
    enabled: source !== undefined,
  });
}
