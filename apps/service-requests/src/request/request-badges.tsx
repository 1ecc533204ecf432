import { requestWords } from '@courtyard/contract/service-requests/request/request.words';
import { badgeOf } from '@courtyard/ui';

export const StateBadge = badgeOf(requestWords, 'state', {
  submitted: 'info',
  triaged: 'info',
  'in-progress': 'info',
  waiting: 'attention',
  resolved: 'ok',
  closed: 'neutral',
  reopened: 'attention',
  withdrawn: 'neutral',
  merged: 'neutral',
});

export const PriorityBadge = badgeOf(requestWords, 'priority', {
  low: 'expected',
  normal: 'expected',
  high: 'attention',
  emergency: 'danger',
});

export const LatenessBadge = badgeOf(requestWords, 'lateness', {
  'on-time': 'expected',
  warned: 'attention',
  late: 'danger',
});
