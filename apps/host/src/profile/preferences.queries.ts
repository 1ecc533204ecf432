import { call, isRecord, readStored, useAuth, useUiConfig, writeStored } from '@courtyard/common';
import type { Preferences } from '@courtyard/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bootSession } from '../app/entry/boot';

const key = ['shell', 'preferences'];

/** Under which this browser keeps the latest answer, so that the next visit is drawn without waiting for it. */
const storageKey = () => `preferences:${useAuth.getState().user?.memberId ?? ''}`;

const arePreferences = (value: unknown): value is Preferences =>
  isRecord(value) &&
  isRecord(value.dashboard) &&
  Array.isArray(value.dashboard.cards) &&
  Array.isArray(value.seen);

function lastKnown(): Preferences | undefined {
  const stored = readStored(storageKey());
  return arePreferences(stored) ? stored : undefined;
}

/** The person's stored preferences. Their language becomes the interface's. */
export function usePreferences() {
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/preferences', { signal })).data,
    staleTime: 60_000,
    initialData: () => bootSession()?.preferences ?? lastKnown(),
    initialDataUpdatedAt: () => (bootSession() ? performance.timeOrigin : 0),
  });
  const { data } = query;
  useEffect(() => {
    if (data && useAuth.getState().user) writeStored(storageKey(), data);
  }, [data]);
  const language = data?.language;
  useEffect(() => {
    if (language && language !== useUiConfig.getState().language) useUiConfig.getState().change({ language });
  }, [language]);
  return query;
}

/** Changes some preferences: shown at once, and put back (after `onFailed`) where the server does not take them. */
export function useChangePreferences(onFailed: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<Preferences>) => call('PATCH /api/v1/shell/preferences', { body: change }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<Preferences>(key);
      if (before) queryClient.setQueryData<Preferences>(key, { ...before, ...change });
      return { before };
    },
    onSuccess: ({ data }) => queryClient.setQueryData(key, data),
    onError: (_error, _change, context) => {
      if (context?.before) queryClient.setQueryData(key, context.before);
      onFailed();
    },
  });
}
