import { requestLabels } from '@courtyard/contract/service-requests/request/request.labels';
import { badgeOf } from '@courtyard/ui';

export const StateBadge = badgeOf(requestLabels, 'state', {
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

export const PriorityBadge = badgeOf(requestLabels, 'priority', {
  low: 'expected',
  normal: 'expected',
  high: 'attention',
  emergency: 'danger',
});

export const LatenessBadge = badgeOf(requestLabels, 'lateness', {
  'on-time': 'expected',
  warned: 'attention',
  late: 'danger',
});
