import { pollWords } from '@courtyard/contract/communications/poll/poll.words';
import { badgeOf } from '@courtyard/ui';

export const PollStatusBadge = badgeOf(pollWords, 'status', {
  draft: 'neutral',
  nominating: 'info',
  open: 'info',
  closed: 'attention',
  counted: 'attention',
  certified: 'expected',
  acclaimed: 'expected',
  cancelled: 'danger',
});
