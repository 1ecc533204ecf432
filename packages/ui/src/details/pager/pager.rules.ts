import { isRecord, type ListPage, type PagerPage } from '@courtyard/common';

/**
 * A page of a list as one left it, kept with the history entry of the record that was opened: it is there again after a
 * reload, and who comes by a link from elsewhere has none.
 */
export interface Pager {
  /** The list's address: filters, order, columns and place. */
  list: string;
  /** What its call was asked. */
  query: Readonly<Record<string, unknown>>;
  rows: readonly NamedRow[];
  page: ListPage;
}

interface NamedRow {
  id: string;
  name: string;
}

/** A record of a walk, with the walk as it is from there. */
export interface Step extends NamedRow {
  pager: Pager;
}

/** Where one is: the 1-based place, and how it goes on within the page that is known. */
export interface Place {
  name: string;
  position: number;
  total: number;
  previous: Step | null;
  next: Step | null;
  /** Cursors of the pages before and after, where the record is at that border of its own. */
  before: string | null;
  after: string | null;
}

/** The walk of a history entry; null where it has none. */
export function pagerIn(state: unknown): Pager | null {
  const pager = isRecord(state) ? state['pager'] : null;
  // The border: only a list writes it, but a page of another version may have.
  return isRecord(pager) && Array.isArray(pager['rows']) && isRecord(pager['page'])
    ? (pager as unknown as Pager)
    : null;
}

/** Where a record is in a walk; null where it is not of it. */
export function placeIn(pager: Pager, id: string): Place | null {
  const { rows, page } = pager;
  const at = rows.findIndex((row) => row.id === id);
  const here = rows[at];
  if (!here) return null;
  const stepTo = (row: NamedRow | undefined): Step | null => (row ? { ...row, pager } : null);
  return {
    name: here.name,
    position: page.firstPosition + at,
    total: page.total,
    previous: stepTo(rows[at - 1]),
    next: stepTo(rows[at + 1]),
    before: at === 0 ? page.previous : null,
    after: at === rows.length - 1 ? page.next : null,
  };
}

/** What the list's call is asked for the page at a cursor. */
export const queryAt = (pager: Pager, cursor: string) => ({ ...pager.query, cursor });

/** The walk on the page at a cursor, which the list's call has answered. */
export function pagerOnPage<Row extends { id: string }>(
  pager: Pager,
  cursor: string,
  { data, page }: PagerPage<Row>,
  nameOf: (row: Row) => string,
): Pager {
  const [path = '', search] = pager.list.split('?');
  const params = new URLSearchParams(search);
  params.set('cursor', cursor);
  return {
    list: `${path}?${params.toString()}`,
    query: queryAt(pager, cursor),
    rows: data.map((row) => ({ id: row.id, name: nameOf(row) })),
    page,
  };
}
