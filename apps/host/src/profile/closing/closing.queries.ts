import { call } from '@courtyard/common';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['shell', 'closing'];

/** Whether the account is being closed, and what that would end. */
export function useClosing() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('GET /api/v1/member-auth/closing', { signal })).data,
  });
}

/** Asks for it. */
export function useAskForClosing() {
  const client = useQueryClient();
  return async (password: string) => {
    await call('POST /api/v1/member-auth/closing', { body: { password } });
    await client.invalidateQueries({ queryKey: key });
  };
}

/** Keeps the account. */
export function useCancelClosing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/v1/member-auth/closing'),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
