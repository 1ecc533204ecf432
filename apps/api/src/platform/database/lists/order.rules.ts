import type { SortColumn } from './keyset';

type Order = Omit<SortColumn, 'direction'>;

/**
 * The order of a list by the name of a field, with `-` before it for descending, and by `last`, which is unique. The
 * first of `orders` is for a list that nobody sorted.
 */
export function orderBy(
  orders: Readonly<Record<string, Order>>,
  sort: string | undefined,
  last: Order,
): [SortColumn, SortColumn] {
  const direction = sort?.startsWith('-') ? 'desc' : 'asc';
  const [standard] = Object.values(orders);
  const order = orders[(sort ?? '').replace('-', '')] ?? standard ?? last;
  return [
    { ...order, direction },
    { ...last, direction },
  ];
}
