import { call } from '@courtyard/common';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['shell', 'factors'];

/** What the person signs in with besides the password. */
export const useFactors = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('GET /api/v1/member-auth/factors', { signal })).data,
  });

/** Has it asked for anew. */
export function useFactorsAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}
