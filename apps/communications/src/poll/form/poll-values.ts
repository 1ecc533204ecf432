import type { Poll } from '@courtyard/contract/communications/poll/poll';
import type { pollInput } from '@courtyard/contract/communications/poll/poll-input';
import type { FormOf } from '@courtyard/ui/forms';

export type PollForm = FormOf<typeof pollInput>;

/** What the form of a poll begins with. */
export const valuesOf = (poll: Poll) => ({ ...poll });
