import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveEvent } from './live-events';

/** Keys of what was removed here, or is just being: ids never come back, and the page of one is about to be left. */
const removed: QueryKey[] = [];

const isUnder = (key: QueryKey, whole: QueryKey) => whole.every((part, place) => key[place] === part);

/**
 * What lies under a key is about to be removed: word of that may come before the command's own answer, and must not have
 * it asked for again. Gives the function for where it was not removed after all.
 */
export function holdBack(key: QueryKey): () => void {
  removed.push(key);
  return () => {
    removed.splice(removed.indexOf(key), 1);
  };
}

/** What lies under a key was removed: it counts as old, and is asked for again only where an address names it. */
export async function forgetRemoved(client: QueryClient, key: QueryKey): Promise<void> {
  await client.invalidateQueries({ queryKey: key, refetchType: 'none' });
}

/** First word of the query keys of what is told of all sections together: a change in any of them may change it. */
export const everySection = 'every-section';

/**
 * Has everything of a section that is on screen asked for again, and the rest when it is next shown: a change to one
 * thing shows in the lists of others. Without a section, everything of all. Query keys begin with their section's id.
 */
export async function refreshData(client: QueryClient, section?: string): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) =>
      (section === undefined || queryKey[0] === section || queryKey[0] === everySection) &&
      !removed.some((key) => isUnder(queryKey, key)),
  });
}

/** The pages of a community hear of a change at once: they ask within this time, not all together. */
const spreadMs = 2000;

/**
 * Keeps what is on screen in step with what others do, whichever section it is of: within two seconds, and once for all
 * that is heard meanwhile. The host has it running.
 */
export function useLiveData(): void {
  const client = useQueryClient();
  useEffect(() => {
    const changed = new Set<string | undefined>();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      waiting = undefined;
      const sections = changed.has(undefined) ? [undefined] : [...changed];
      changed.clear();
      for (const section of sections) void refreshData(client, section);
    };
    const stop = onLiveEvent(({ topic, section }) => {
      if (topic !== 'section-data') return;
      changed.add(section);
      waiting ??= setTimeout(refresh, Math.random() * spreadMs);
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, [client]);
}
