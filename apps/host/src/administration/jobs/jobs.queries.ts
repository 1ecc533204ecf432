import { call, useCommand } from '@courtyard/common';
import { useQuery } from '@tanstack/react-query';

/** What fails comes with an event; work that is cut off in silence is seen at the next look. */
const lookAgainMs = 60_000;

export function useFailedJobs() {
  return useQuery({
    queryKey: ['operations', 'failed-jobs'],
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/failed-jobs', { signal })).data,
    refetchInterval: lookAgainMs,
  });
}

/** Of one, or of all where none is named. */
export interface Chosen {
  ids?: string[];
}

export const useRetryJobs = () =>
  useCommand('operations', (body: Chosen, idempotencyKey) =>
    call('POST /api/v1/shell/failed-jobs/retry', { body, idempotencyKey }),
  );

export const useDismissJobs = () =>
  useCommand('operations', (body: Chosen & { reason: string }, idempotencyKey) =>
    call('POST /api/v1/shell/failed-jobs/dismiss', { body, idempotencyKey }),
  );
