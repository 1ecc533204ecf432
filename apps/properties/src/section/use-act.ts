import { newActKey } from '@courtyard/common';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { forgetRemoved, holdBack, refreshSection } from './live-data';

/**
 * A write with one idempotency key per act: trying the same values again after a lost answer repeats the act
 * under its key, so that it never happens twice; other values, or success, begin a new one.
 * After success everything of the section on screen is fetched again.
 *
 * @param goneKey the key of what the act removes
 */
export function useAct<V, A>(
  act: (values: V, idempotencyKey: string) => Promise<A>,
  goneKey?: (values: V) => QueryKey,
) {
  const client = useQueryClient();
  const open = useRef<{ values: string; key: string } | null>(null);
  return useMutation({
    mutationFn: async (values: V) => {
      const text = JSON.stringify(values);
      if (open.current?.values !== text) open.current = { values: text, key: newActKey() };
      const release = goneKey && holdBack(goneKey(values));
      try {
        const answer = await act(values, open.current.key);
        open.current = null;
        return answer;
      } catch (error) {
        release?.();
        throw error;
      }
    },
    onSuccess: async (_answer, values) => {
      if (goneKey) await forgetRemoved(client, goneKey(values));
      await refreshSection(client);
    },
  });
}
