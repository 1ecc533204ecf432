import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

interface ChangeAtOnce<T, C> {
  /** Of the query that holds it. */
  queryKey: QueryKey;
  send: (change: C) => Promise<{ data: T }>;
  /** What it is with the change, as the server will have it. */
  changed: (before: T, change: C) => T;
  onFailed: () => void;
}

/** Changes what a query holds: shown at once, and put back (after `onFailed`) where the server does not take it. */
export function useChangeAtOnce<T, C>({ queryKey, send, changed, onFailed }: ChangeAtOnce<T, C>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<T>(queryKey);
      if (before) client.setQueryData<T>(queryKey, changed(before, change));
      return { before };
    },
    onSuccess: ({ data }) => client.setQueryData(queryKey, data),
    onError: (_error, _change, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
      onFailed();
    },
  });
}
