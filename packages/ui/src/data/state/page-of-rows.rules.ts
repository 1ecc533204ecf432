import type { PagerPage } from '@courtyard/common';

/** A page of rows that are all here, for `DataTable`, as a list's call gives one: the cursor is the place of its first row. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  { cursor, limit }: { cursor: string | undefined; limit: number },
): PagerPage<Row> {
  const asked = Number(cursor ?? 0);
  const from = Number.isInteger(asked) && asked > 0 && asked < rows.length ? asked : 0;
  const data = rows.slice(from, from + limit);
  return {
    data,
    page: {
      total: rows.length,
      firstPosition: data.length > 0 ? from + 1 : 0,
      previous: from > 0 ? String(Math.max(0, from - limit)) : null,
      next: from + limit < rows.length ? String(from + limit) : null,
    },
  };
}
