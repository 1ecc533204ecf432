import { lazyContent } from '@courtyard/common';
import type { ReactNode } from 'react';
import { Skeleton } from '../../feedback/skeleton';

export interface TickListProps {
  label: string;
  /** How many rows there are; those in sight are asked for by `onShown`. */
  count: number;
  isTicked: (index: number) => boolean;
  /** Left out, the list is only read. */
  onTick?: (index: number) => void;
  /** The first and last place in sight, and a little more. */
  onShown?: (first: number, last: number) => void;
  children: (index: number) => ReactNode;
}

export const tickListHeight = 'min(60vh, 40rem)';

/**
 * Any number of rows of which each is ticked or not: arrow keys, Page Up and Down, Home and End move, Space or a press ticks. One stop
 * of the Tab key. Only what is in sight is drawn, by code that is fetched when the list first is: other lists do without it.
 */
export const TickList = lazyContent<TickListProps>(
  async () => (await import('./tick-list-rows')).TickListRows,
  <Skeleton height={tickListHeight} />,
);
