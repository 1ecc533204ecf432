import { onLiveEvent } from '@courtyard/common';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** First words of the query keys of this section: a change to one thing shows in the lists of the others. */
const kinds = ['properties', 'common-areas', 'reservations', 'assets', 'reserve-components'];

/** Keys of what was removed here, or is just being: ids never come back, and the page of one is about to be left. */
const gone: QueryKey[] = [];

const isUnder = (key: QueryKey, whole: QueryKey) => whole.every((part, place) => key[place] === part);

/**
 * What lies under a key is about to be removed: word of that may come before the act's own answer, and must not have it
 * asked for again. Gives the function for where it was not removed after all.
 */
export function holdBack(key: QueryKey): () => void {
  gone.push(key);
  return () => {
    gone.splice(gone.indexOf(key), 1);
  };
}

/** What lies under a key was removed: it counts as old, and is asked for again only where an address names it. */
export async function forgetRemoved(client: QueryClient, key: QueryKey): Promise<void> {
  await client.invalidateQueries({ queryKey: key, refetchType: 'none' });
}

/** Has everything of this section that is on screen asked for again, and the rest when it is next shown. */
export async function refreshSection(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) =>
      kinds.includes(String(queryKey[0])) && !gone.some((key) => isUnder(queryKey, key)),
  });
}

/** Asks again whenever others change something of this section. Gives the function that stops it. */
export const followSection = (client: QueryClient): (() => void) =>
  onLiveEvent(({ topic, section }) => {
    if (topic === 'section-data' && (section === undefined || section === 'properties')) {
      void refreshSection(client);
    }
  });

/** Keeps what is on screen in step with what others do. */
export function useLiveSection(): void {
  const client = useQueryClient();
  useEffect(() => followSection(client), [client]);
}
