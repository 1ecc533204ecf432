import { call } from '@courtyard/common';
import type { LoadOptions } from '@courtyard/ui/forms';

/** Members who can be asked to vote, to stand or to inspect, found by name. */
export const membersOf =
  (pollId: string): LoadOptions =>
  async (search, signal) => {
    const { data } = await call('GET /api/v1/polls/:pollId/members', {
      params: { pollId },
      query: { search },
      signal,
    });
    return data.map(({ id, name }) => ({ value: id, label: name }));
  };
