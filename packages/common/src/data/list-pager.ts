import type { CallAnswer } from '../wire/call';
import type { ReadName } from './resource';

/** Where a list stands, as the API says it: opaque cursors, the exact total, the 1-based place of the first row. */
export interface ListPage {
  next: string | null;
  previous: string | null;
  total: number;
  firstPosition: number;
}

/** One page of a list. */
export interface PagerPage<Row> {
  data: readonly Row[];
  page: ListPage;
}

/** What a list's call gives for each of its rows. */
export type RowOf<L extends ReadName> = CallAnswer<L> extends { data: readonly (infer Row)[] } ? Row : never;

/** What the walk through a list has to know of its rows. */
export interface PagerLabels<Row> {
  /** Address of a row's own page: `…?id=`. */
  to: (id: string) => string;
  /** What a row is called. */
  nameOf: (row: Row) => string;
}

/** How one goes from a record of a list to the next. */
export interface ListPager<Row> extends PagerLabels<Row> {
  /** A further page of the list, by what its call is asked; nothing is asked for null. */
  usePage: (query: Readonly<Record<string, unknown>> | null) => PagerPage<Row> | undefined;
}
