import { call, onLiveEvent, useAuth, useLiveData } from '@courtyard/common';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { bootSession } from '../app/entry/boot';
import { usePreferences } from '../profile/preferences.queries';
import { useRegistry } from '../registry/registry.store';

/** All of a community ask again within this time, not all at once. */
const spreadMs = 3000;

/** Loads what the shell needs (sections, permissions, preferences) and refreshes it on live events. */
export function useShellData(): void {
  const queryClient = useQueryClient();
  const memberId = useAuth((state) => state.user?.memberId);
  const token = useAuth((state) => state.user?.token);
  const firstToken = useRef(token);
  usePreferences();
  useLiveData();

  useEffect(() => {
    const registry = bootSession()?.registry ?? null;
    const { start, load } = useRegistry.getState();
    const community = bootSession()?.community;
    if (community) useAuth.getState().changeCommunity(community);
    start(registry);
    if (!registry) void load();
    void useAuth.getState().fetchPermissions();
  }, [memberId]);

  // The same person has a new session: refetch what may have changed, and keep the page that is open.
  useEffect(() => {
    if (token === undefined || token === firstToken.current) return;
    firstToken.current = token;
    void useRegistry.getState().load();
    void queryClient.invalidateQueries();
  }, [token, queryClient]);

  useEffect(
    () =>
      onLiveEvent(({ topic }) => {
        const { load } = useRegistry.getState();
        if (topic === 'registry') void load();
        if (topic === 'permissions') void useAuth.getState().fetchPermissions().then(load);
        // The event does not say whose session ended; a 401 to this call does.
        if (topic === 'signed-out') void load();
      }),
    [],
  );

  // Name, clock and currency: what is on screen is written by them, so it is asked for again.
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const follow = async () => {
      const { summary } = (await call('GET /api/v1/shell/community')).data;
      if (useAuth.getState().changeCommunity(summary)) await queryClient.invalidateQueries();
    };
    const stop = onLiveEvent(({ topic, toAll }) => {
      if (topic !== 'community') return;
      clearTimeout(waiting);
      // What is missed now comes with the next page.
      waiting = setTimeout(() => void follow().catch(() => {}), toAll ? Math.random() * spreadMs : 0);
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, [queryClient]);

  // Live events may have been missed while the tab slept.
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void useRegistry.getState().load();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
}
