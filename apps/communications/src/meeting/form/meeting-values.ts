import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';

/** What the form of a meeting begins with. */
export const valuesOf = (meeting: Meeting) => ({
  ...meeting,
  noticeReason: null,
});
