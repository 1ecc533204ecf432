import { call, defineResource } from '@courtyard/common';
import { useQuery } from '@tanstack/react-query';

const bookChecks = defineResource({
  section: 'bookkeeping',
  key: 'book-checks',
  create: 'POST /api/v1/book-checks',
});

const pollMs = 1_000;

/** The last checks, asked for again while one is under way. */
export const useBookChecks = () =>
  useQuery({
    queryKey: [...bookChecks.keys.all, 'last'],
    queryFn: async ({ signal }) => (await call('GET /api/v1/book-checks', { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'running') === true ? pollMs : false,
  });

export const useStartBookCheck = bookChecks.useCreate;
