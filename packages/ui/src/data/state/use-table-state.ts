import { useSearchParams } from '@courtyard/common/router';
import { isMany } from '@courtyard/contract/fields/filters';
import { useCallback, useMemo, useState } from 'react';
import {
  type FilterValues,
  readTableState,
  type TableQuery,
  type TableShape,
  type TableValues,
  writeTableState,
} from './table-state.rules';

/** What the person set on a table, and how to set it. */
export interface TableState extends TableValues {
  isFiltered: boolean;
  setSearch: (search: string) => void;
  setSort: (sort: string | undefined) => void;
  setFilter: (name: string, values: readonly string[]) => void;
  clearFilters: () => void;
  setCursor: (cursor: string | null) => void;
  setLimit: (limit: number) => void;
  setColumns: (columns: readonly string[] | undefined) => void;
  setDensity: (density: 'compact' | 'comfortable') => void;
  setTotals: (totals: boolean) => void;
  setView: (view: 'table' | 'cards') => void;
}

type Change = Record<string, string | readonly string[] | undefined>;

/**
 * All that a person sets on a table, kept in the URL: a link shows a colleague the same view and Back works. Gives the
 * state for `DataTable` and the typed query for the list's call:
 *
 *     const table = useTableState({ sort: ['number', 'building'], filters: { status: propertyStatuses, buildingId: 'reference' } });
 *     const query = useQuery(propertiesQuery(table.query));
 */
export function useTableState<const S extends string, const F extends Record<string, FilterValues>>(
  shape: TableShape<S, F>,
  prefix = '',
): TableState & { query: TableQuery<S, F> } {
  const [params, setParams] = useSearchParams();
  // A list's shape is said as it is drawn and never changes: the first one stands.
  const [declared] = useState(shape);
  const values = useMemo(() => readTableState(params, declared, prefix), [params, declared, prefix]);

  const write = useCallback(
    (change: Change, replace = false) =>
      setParams((now) => writeTableState(now, change, prefix), { replace, preventScrollReset: true }),
    [setParams, prefix],
  );

  const query = useMemo(() => queryOf<S, F>(values, declared.filters), [values, declared]);
  const filterNames = Object.keys(shape.filters);
  return {
    ...values,
    query,
    isFiltered: values.search !== '' || Object.values(values.filters).some((chosen) => chosen.length > 0),
    // Typing replaces the entry: Back should leave the page, not spell the word backwards.
    setSearch: (search) => write({ search, cursor: undefined }, true),
    setSort: (sort) => write({ sort, cursor: undefined }),
    setFilter: (name, chosen) => write({ [name]: chosen, cursor: undefined }),
    clearFilters: () =>
      write({
        ...Object.fromEntries(filterNames.map((name) => [name, undefined])),
        search: undefined,
        cursor: undefined,
      }),
    setCursor: (cursor) => write({ cursor: cursor ?? undefined }),
    setLimit: (limit) => write({ limit: String(limit), cursor: undefined }),
    setColumns: (columns) => write({ columns: columns?.join(',') }, true),
    setDensity: (density) => write({ density: density === 'compact' ? density : undefined }, true),
    setTotals: (totals) => write({ totals: totals ? 'yes' : undefined }, true),
    setView: (view) => write({ view: view === 'cards' ? view : undefined }, true),
  };
}

function queryOf<S extends string, F extends Record<string, FilterValues>>(
  values: TableValues,
  kinds: F,
): TableQuery<S, F> {
  const { search, sort, cursor, limit, filters } = values;
  const chosen = Object.entries(filters)
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => [name, isMany(kinds[name]) ? list : list[0]]);
  // readTableState let nothing through that the shape does not offer; the compiler cannot follow it through entries.
  return {
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
    ...(cursor ? { cursor } : {}),
    limit,
    ...Object.fromEntries(chosen),
  } as TableQuery<S, F>;
}
