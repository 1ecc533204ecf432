import { call, useAuth } from '@courtyard/common';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { takeSession } from '../../account/form/take-session';

const key = ['shell', 'email-change'];

/** The address that the person signs in with, and the one that waits. This browser follows where it was changed elsewhere. */
export function useEmailChange() {
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('GET /api/v1/member-auth/email-change', { signal })).data,
  });
  const email = query.data?.email;
  useEffect(() => {
    const { user } = useAuth.getState();
    if (user && email !== undefined && user.email !== email) takeSession({ ...user, email });
  }, [email]);
  return query;
}

/** Keeps the address. */
export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/v1/member-auth/email-change'),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Asks for another address. */
export function useAskForEmailChange() {
  const client = useQueryClient();
  return async (body: { email: string; password: string }) => {
    await call('POST /api/v1/member-auth/email-change', { body });
    await client.invalidateQueries({ queryKey: key });
  };
}
