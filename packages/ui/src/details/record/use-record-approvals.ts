import { call, type TaskSubject, useUiConfig } from '@courtyard/common';
import { useQuery } from '@tanstack/react-query';

/** What of a record waits for a second person; nothing where there is no record yet, and until it is known. */
export function useRecordApprovals(about: TaskSubject | null) {
  const language = useUiConfig((config) => config.language);
  const waiting = useQuery({
    queryKey: ['every-section', 'approvals', language, about],
    queryFn: ({ signal }) =>
      call('GET /api/v1/approvals', { query: { state: 'waiting', ...about, limit: 10 }, signal }),
    enabled: about !== null,
  });
  return waiting.data?.data ?? [];
}
