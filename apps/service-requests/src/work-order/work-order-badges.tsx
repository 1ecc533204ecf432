import { workOrderLabels } from '@courtyard/contract/service-requests/work-order/work-order.labels';
import { badgeOf } from '@courtyard/ui';

export const WorkStateBadge = badgeOf(workOrderLabels, 'state', {
  draft: 'neutral',
  issued: 'info',
  scheduled: 'info',
  'in-progress': 'info',
  done: 'attention',
  accepted: 'ok',
  cancelled: 'neutral',
});

export const VisitStateBadge = badgeOf(workOrderLabels, 'visitState', {
  proposed: 'attention',
  confirmed: 'expected',
  cancelled: 'neutral',
});
