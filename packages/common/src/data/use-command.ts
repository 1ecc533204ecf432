import { type QueryKey, useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DataOwner } from '../section/section';
import { newIdempotencyKey } from '../wire/idempotency-key';
import { forgetRemoved, holdBack, refreshData, type everySection } from './live-data';

/** A write of a person, as `useCommand` gives it. */
export type Command<V, A> = UseMutationResult<A, Error, V>;

/**
 * A write with one idempotency key per command: trying the same values again after a lost answer repeats the command
 * under its key, so that it never happens twice; other values, or success, begin a new one. After success everything
 * of the section on screen is fetched again.
 *
 * @param send makes the call under the key it is given
 * @param removedKey the query key of what the command removes
 */
export function useCommand<V, A>(
  section: DataOwner | typeof everySection,
  send: (values: V, idempotencyKey: string) => Promise<A>,
  removedKey?: (values: V) => QueryKey,
): Command<V, A> {
  const client = useQueryClient();
  const open = useRef<{ values: string; key: string } | null>(null);
  return useMutation({
    mutationFn: async (values: V) => {
      // In a list: what is sent without values has a text, too.
      const text = JSON.stringify([values]);
      if (open.current?.values !== text) open.current = { values: text, key: newIdempotencyKey() };
      const { key } = open.current;
      const release = removedKey && holdBack(removedKey(values));
      try {
        const answer = await send(values, key);
        if (open.current?.key === key) open.current = null;
        return answer;
      } catch (error) {
        release?.();
        throw error;
      }
    },
    onSuccess: async (_answer, values) => {
      if (removedKey) await forgetRemoved(client, removedKey(values));
      await refreshData(client, section);
    },
  });
}
