import type { AuditEntry } from '@courtyard/contract';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

/** One change of a record: who, when, what was done, and the values before and after. */
export type HistoryEntry = AuditEntry;

/** A page of a history, newest first. */
export interface ChangesAnswer {
  data: HistoryEntry[];
  page: { next: string | null };
}

/** How the changes of one record are asked for; what a resource's `historyOf` gives. */
export interface ChangesCall {
  queryKey: QueryKey;
  /** Fetches the page at a cursor, the first without one. */
  ask: (query: { cursor?: string }, signal: AbortSignal) => Promise<ChangesAnswer>;
}

/** Changes of a record, newest first, a page at a time. */
export function useChanges({ queryKey, ask }: ChangesCall) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.page.next,
  });
}
