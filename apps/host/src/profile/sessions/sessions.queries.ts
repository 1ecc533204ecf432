import { call, type CallAnswer, useAuth } from '@courtyard/common';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { arrive, leave } from '../../app/entry/sign-out';

const key = ['shell', 'sessions'];

export type Session = CallAnswer<'GET /api/v1/member-auth/sessions'>['data'][number];

/** Where the person is signed in. */
export function useSessions() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('GET /api/v1/member-auth/sessions', { signal })).data,
  });
}

/** Ends one session. */
export function useRevokeSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) =>
      call('DELETE /api/v1/member-auth/sessions/:sessionId', { params: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Ends every session of the person but this one. */
export function useRevokeOthers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/v1/member-auth/sessions/others'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Ends every session of the person; this one's end is carried out here as well. */
export async function signOutEverywhere(): Promise<void> {
  // The live event about the end of this session may arrive before the answer.
  leave();
  try {
    await call('DELETE /api/v1/member-auth/sessions');
  } catch (error) {
    arrive();
    throw error;
  }
  useAuth.getState().forget();
}
