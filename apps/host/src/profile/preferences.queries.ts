import { call, isRecord, readStored, useAuth, useUiConfig, writeStored } from '@courtyard/common';
import type { Preferences } from '@courtyard/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bootSession } from '../app/entry/boot';
import { useChangeAtOnce } from './use-change-at-once';

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

/** The person's stored preferences. Their language and form of dates become the interface's. */
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
  const dateFormat = data?.dateFormat;
  useEffect(() => {
    if (dateFormat && dateFormat !== useUiConfig.getState().dateFormat)
      useUiConfig.getState().change({ dateFormat });
  }, [dateFormat]);
  return query;
}

/** As the server has it: what was put away is added to. */
const changed = (before: Preferences, change: Partial<Preferences>): Preferences => ({
  ...before,
  ...change,
  seen: [...before.seen, ...(change.seen ?? [])],
});

/** Changes some preferences at once. */
export const useChangePreferences = (onFailed: () => void) =>
  useChangeAtOnce({
    queryKey: key,
    send: (body: Partial<Preferences>) => call('PATCH /api/v1/shell/preferences', { body }),
    changed,
    onFailed,
  });
