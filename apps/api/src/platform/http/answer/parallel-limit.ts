import { databaseMemory } from '../../database/memory';
import type { Text } from '../language/sentence';
import { Problem } from '../problem';

export interface ParallelLimit {
  /**
   * Counts one more of a person. Gives what counts it off again, which may be called more than once. Throws 429 where as many
   * as one person may have are running.
   */
  begin(person: { memberId: string }): () => void;
}

/** How many of something one person may have running at a time, in this process. */
export function parallelLimit(most: number, told: { title: string; detail: Text }): ParallelLimit {
  const running = databaseMemory<string, number>();
  return {
    begin({ memberId }) {
      const before = running.get(memberId) ?? 0;
      if (before >= most)
        throw new Problem({ status: 429, code: 'too-many', ...told, headers: { 'retry-after': '30' } });
      running.set(memberId, before + 1);
      let isRunning = true;
      return () => {
        if (!isRunning) return;
        isRunning = false;
        const left = (running.get(memberId) ?? 1) - 1;
        if (left > 0) running.set(memberId, left);
        else running.delete(memberId);
      };
    },
  };
}
