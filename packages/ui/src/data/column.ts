import type { PagerPage } from '@courtyard/common';
import type { ReactNode } from 'react';
import type { Room } from './table/room/room.rules';

/** A column of a list. The first one is the link to the record. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Name in the list's `sort`; without it the column cannot be sorted by. */
  sortKey?: string | undefined;
  /** Draws the sum of it, where the list tells one. */
  total?: ((sum: number) => ReactNode) | undefined;
  /** `end` for money, numbers and dates. */
  align?: 'start' | 'end' | undefined;
  /** 1 and 2 always in a table; 3 and 4 where the table has room (see `roomIn`); 5 only when chosen. The default is 2. */
  priority?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Length of CSS; the browser decides where it is not given. A first column that has one may be narrower than a name. */
  width?: string | undefined;
  /** Length of CSS below which it is not squeezed: of a name that does not come first. */
  minWidth?: string | undefined;
}

/** A list's answer as TanStack Query gives it; the result of `useQuery` fits. */
export interface ListQuery<Row> {
  data: PagerPage<Row> | undefined;
  /** What is shown still answers what was asked before. */
  isPlaceholderData?: boolean;
  isPending: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
}

/** Whether a column shows: what the person chose, or what its priority says. */
export const isChosen = (
  column: { id: string; priority?: number | undefined },
  chosen: readonly string[] | undefined,
) => (chosen ? column.priority === 1 || chosen.includes(column.id) : (column.priority ?? 2) < 5);

/** Columns in the order that the person chose; the first stays first, those that were not chosen come last. */
export function inChosenOrder<C extends { id: string }>(
  columns: readonly C[],
  chosen: readonly string[] | undefined,
): readonly C[] {
  if (!chosen) return columns;
  const [first, ...others] = columns;
  const placeOf = ({ id }: C) => (chosen.includes(id) ? chosen.indexOf(id) : chosen.length);
  return first ? [first, ...others.toSorted((one, other) => placeOf(one) - placeOf(other))] : [];
}

/** Whether a column has room while the person has not chosen columns; one of priority 5 shows only when chosen. */
export function displayOf(priority: Column<never>['priority'], hasChoice: boolean, room: Room) {
  if (hasChoice || room === 'cards' || priority === undefined || priority === 5) return 'table-cell';
  return priority <= room ? 'table-cell' : 'none';
}
