import type { ListQuery } from '../column';
import type { TableState } from './use-table-state';

/** What a list has, but shows only when a filter asks for it: archived or retired records. */
export interface LeftOut {
  count: number;
  /** "All 12 are retired" */
  title: string;
  /** Sets the filter that shows them. */
  onShow: () => void;
}

type Asked = Pick<TableState, 'search' | 'filters' | 'cursor'>;

/** Whether nothing is there though nothing was asked for: there is nothing to search, filter or turn. */
export function isEmptyList({ data }: Pick<ListQuery<unknown>, 'data'>, { search, filters, cursor }: Asked) {
  const isAskedFor =
    search !== '' || cursor !== undefined || Object.values(filters).some((set) => set.length > 0);
  return data?.data.length === 0 && !isAskedFor;
}
