import { useStartingView } from '@courtyard/common';
import type { StartingView } from '@courtyard/contract';
import { useLocation, useSearchParams } from '@courtyard/common/router';
import { isMany } from '@courtyard/contract/fields/filters';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type FilterValues,
  readTableState,
  type TableQuery,
  type TableShape,
  type TableValues,
  widthsText,
  widthWithin,
  writeTableState,
} from './table-state.rules';
import { type TableViews, tableViews } from './table-views';
import { opened, standard } from './view.rules';

/** What the person set on a table, and how to set it. */
export interface TableState extends TableValues {
  isFiltered: boolean;
  /** Views of it, where they can be kept. */
  views: TableViews | undefined;
  setSearch: (search: string) => void;
  setSort: (sort: string | undefined) => void;
  setFilter: (name: string, values: readonly string[]) => void;
  clearFilters: () => void;
  setCursor: (cursor: string | null) => void;
  setLimit: (limit: number) => void;
  setColumns: (columns: readonly string[]) => void;
  /** The columns, in the order and of the widths that the list has by itself. */
  resetColumns: () => void;
  /** In pixels; undefined: as wide as the column is by itself. */
  setWidth: (column: string, px: number | undefined) => void;
  setDensity: (density: 'compact' | 'comfortable') => void;
  setTotals: (totals: boolean) => void;
  setView: (view: 'table' | 'cards') => void;
}

type Change = Record<string, string | readonly string[] | undefined>;

/**
 * All that a person sets on a table, kept in the URL: a link shows a colleague the same view and Back works. Where the URL
 * says nothing of it, the table opens with the view that the person, or the community, begins with. Gives the state for
 * `DataTable` and the typed query for the list's call:
 *
 *     const table = useTableState({ list: assets.listName, sort: ['number'], filters: { status: propertyStatuses, buildingId: 'reference' } });
 *     const query = useQuery(propertiesQuery(table.query));
 */
export function useTableState<const S extends string, const F extends Record<string, FilterValues>>(
  shape: TableShape<S, F>,
  prefix = '',
): TableState & { query: TableQuery<S, F> } {
  const [written, setParams] = useSearchParams();
  // A list's shape is said as it is drawn and never changes: the first one stands.
  const [declared] = useState(shape);
  const known = useStartingView(declared.list);
  const start = useStart(known);
  const params = useMemo(() => opened(written, start, declared, prefix), [written, start, declared, prefix]);
  const values = useMemo(() => readTableState(params, declared, prefix), [params, declared, prefix]);

  // The rows are asked for as the view says already; the address follows, so that it can be passed on.
  const isBehind = params !== written;
  useEffect(() => {
    if (isBehind)
      setParams((now) => opened(now, start, declared, prefix), { replace: true, preventScrollReset: true });
  }, [isBehind, setParams, start, declared, prefix]);

  const write = useCallback(
    (change: Change, isReplacing = false) =>
      setParams(
        (now) => {
          const next = writeTableState(opened(now, start, declared, prefix), change, prefix);
          // Who took off the last of it wants everything, not the view that the list opens with.
          return opened(next, known && standard, declared, prefix);
        },
        { replace: isReplacing, preventScrollReset: true },
      ),
    [setParams, start, known, declared, prefix],
  );

  const query = useMemo(() => queryOf<S, F>(values, declared.filters), [values, declared]);
  const filterNames = Object.keys(shape.filters);
  return {
    ...values,
    query,
    views: useMemo(
      () =>
        tableViews({
          params,
          shape: declared,
          prefix,
          go: (next, isReplacing = false) =>
            setParams(next, { replace: isReplacing, preventScrollReset: true }),
        }),
      [params, declared, prefix, setParams],
    ),
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
    setColumns: (columns) => write({ columns: columns.join(',') }, true),
    resetColumns: () => write({ columns: undefined, widths: undefined }, true),
    setWidth: (column, px) => {
      const { [column]: _before, ...others } = values.widths;
      const widths = px === undefined ? others : { ...others, [column]: widthWithin(px) };
      write({ widths: widthsText(widths) }, true);
    },
    setDensity: (density) => write({ density: density === 'compact' ? density : undefined }, true),
    setTotals: (totals) => write({ totals: totals ? 'yes' : undefined }, true),
    setView: (view) => write({ view: view === 'cards' ? view : undefined }, true),
  };
}

/** With which view the list opens, as it was known when one came: a choice that changes meanwhile changes nothing under one's hands. */
function useStart(known: StartingView | undefined) {
  const { key } = useLocation();
  const [came, setCame] = useState({ key, start: known });
  if (came.key !== key) setCame({ key, start: known });
  return came.key === key ? came.start : known;
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
