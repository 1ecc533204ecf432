import { ApiError, useAuth } from '@courtyard/common';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRegistry } from '../../registry/registry.store';

/** How often a server that could not be reached is asked again. */
const probeMs = 10_000;

export type Connection = 'fine' | 'offline' | 'unreachable';

const isUnreached = (error: unknown) => error instanceof ApiError && error.code === 'network';

/** Tells what calls come to: `true` for any answer of the server, `false` where none came. Gives what ends it. */
function followCalls(client: QueryClient, tell: (isReached: boolean) => void): () => void {
  const heard = (action: { type: string; error?: unknown }) => {
    if (action.type === 'success') tell(true);
    if (action.type === 'error') tell(!isUnreached(action.error));
  };
  const caches = [client.getQueryCache(), client.getMutationCache()] as const;
  const ends = [
    caches[0].subscribe((event) => event.type === 'updated' && heard(event.action)),
    caches[1].subscribe((event) => event.type === 'updated' && heard(event.action)),
  ];
  return () => ends.forEach((end) => end());
}

/**
 * Whether the server is there: by what the browser says of its network, and by calls that no answer comes to. While it is
 * not, it is asked again; once it is, everything on screen is.
 */
export function useConnection(): Connection {
  const client = useQueryClient();
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  const [isReached, setReached] = useState(true);
  const connection = isOnline ? (isReached ? 'fine' : 'unreachable') : 'offline';

  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  useEffect(() => followCalls(client, setReached), [client]);

  // The effect's end is the return of the connection, unless the shell goes.
  const isFine = connection === 'fine';
  useEffect(() => {
    if (isFine) return;
    const probe = () => void client.refetchQueries({ queryKey: ['shell', 'preferences'] });
    const timer = setInterval(probe, probeMs);
    return () => {
      clearInterval(timer);
      if (!useAuth.getState().user) return;
      void useRegistry.getState().load();
      void client.invalidateQueries();
    };
  }, [isFine, client]);
  return connection;
}
