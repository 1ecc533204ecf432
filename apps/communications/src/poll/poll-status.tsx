import { pollLabels } from '@courtyard/contract/communications/poll/poll.labels';
import { badgeOf } from '@courtyard/ui';

export const PollStatusBadge = badgeOf(pollLabels, 'status', {
  draft: 'neutral',
  nominating: 'info',
  open: 'info',
  closed: 'attention',
  counted: 'attention',
  certified: 'expected',
  acclaimed: 'expected',
  cancelled: 'danger',
});
