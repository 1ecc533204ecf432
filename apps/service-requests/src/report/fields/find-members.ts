import { call } from '@courtyard/common';
import { optionsFrom } from '@courtyard/ui/forms';

/** Members by name. */
export const findMembers = optionsFrom(
  (query, signal) => call('GET /api/v1/members', { query, signal }),
  ({ name }) => name,
);
