import { useMemo } from 'react';
import type { ListQuery } from '../column';
import { pageOfRows } from './page-of-rows.rules';
import { useTableState } from './use-table-state';

/** What a table needs whose rows were all read by one call: `<DataTable {...useWholeTable(plans.data, plans)} … />`. */
export function useWholeTable<Row>(
  rows: readonly Row[] | undefined,
  { isPending, isFetching, error, refetch }: Omit<ListQuery<Row>, 'data'>,
  /** As `useTableState` has it: where the page has another table. */
  name?: string,
) {
  const table = useTableState({ sort: [], filters: {} }, name);
  const data = useMemo(() => rows && pageOfRows(rows, table), [rows, table]);
  return {
    state: { ...table, isFiltered: false },
    query: { data, isPending, isFetching, error, refetch: () => void refetch() },
  };
}
