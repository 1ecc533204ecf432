import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

interface ChangeAtOnce<T, C> {
  /** Of the query that holds it. */
  queryKey: QueryKey;
  send: (change: C) => Promise<{ data: T }>;
  /** What it is with the change, as the server will have it. */
  changed: (before: T, change: C) => T;
  onFailed: () => void;
}

/**
 * Changes what a query holds: shown at once, and put back (after `onFailed`) where the server does not take it. Changes go
 * out one after the other, and an answer counts only while no later change is shown.
 */
export function useChangeAtOnce<T, C>({ queryKey, send, changed, onFailed }: ChangeAtOnce<T, C>) {
  const client = useQueryClient();
  const mutationKey = ['change', ...queryKey];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: send,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<T>(queryKey);
      if (before) client.setQueryData<T>(queryKey, changed(before, change));
      return { before };
    },
    onSuccess: ({ data }) => {
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, data);
    },
    onError: (_error, _change, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
      onFailed();
    },
  });
}
