import { call, type ChangesCall, useAuth } from '@courtyard/common';
import { useChangeAtOnce } from '../../profile/use-change-at-once';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['shell', 'community'];

export const fetchCommunity = async (signal?: AbortSignal) =>
  (await call('GET /api/v1/shell/community', signal ? { signal } : {})).data;

export function useCommunitySettings() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => fetchCommunity(signal) });
}

/** Whether amounts are recorded, which keep the currency. */
export function useCurrencyFixed() {
  return useQuery({
    queryKey: [...key, 'currency'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/shell/community/currency', { signal })).data.isFixed,
  });
}

/** Saves it; what this window shows follows at once, as others' do when they hear of it. */
export function useSaveCommunity() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Parameters<typeof saveCommunity>[0]) => (await saveCommunity(body)).data,
    onSuccess({ summary }) {
      useAuth.getState().changeCommunity(summary);
      // Days and times of what was asked for before may be others by the new clock.
      return queryClient.invalidateQueries();
    },
  });
}

type Body = NonNullable<Parameters<typeof call<'PUT /api/v1/shell/community'>>[1]>['body'];

const saveCommunity = (body: Body) => call('PUT /api/v1/shell/community', { body });

const registrationKey = [...key, 'registration'];

/** Whether everybody may ask to join. */
export function useRegistration() {
  return useQuery({
    queryKey: registrationKey,
    queryFn: async ({ signal }) => (await call('GET /api/v1/member-auth/registration', { signal })).data,
  });
}

/** Opens or closes it, at once. */
export function useChangeRegistration(onFailed: () => void) {
  const client = useQueryClient();
  return useChangeAtOnce({
    queryKey: registrationKey,
    send: async (body: { isOpen: boolean }) => {
      const answer = await call('PUT /api/v1/shell/community/registration', { body });
      void client.invalidateQueries({ queryKey: communityHistory.queryKey });
      return answer;
    },
    changed: (_before, change) => change,
    onFailed,
  });
}

export const communityHistory: ChangesCall = {
  queryKey: [...key, 'history'],
  ask: (query, signal) => call('GET /api/v1/shell/community/history', { query, signal }),
};
