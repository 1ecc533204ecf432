import type { RecordVersion } from '@courtyard/contract/fields/chosen-rows';
import type { Selection } from './bulk-bar';

/** What only says which page of a list is shown. */
interface Paging {
  cursor?: unknown;
  limit?: unknown;
  sort?: unknown;
}

/** For which rows a bulk action is, as its call takes it: those that are ticked, or all under the list's query but some. */
export function chosenRows<Query extends Paging>(
  { rows, count, except }: Selection<RecordVersion>,
  { cursor: _cursor, limit: _limit, sort: _sort, ...matching }: Query,
) {
  if (except) return { matching, except, expected: count };
  return { records: rows.map(({ id, version }) => ({ id, version })) };
}
