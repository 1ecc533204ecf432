import { workOrderWords } from '@courtyard/contract/service-requests/work-order/work-order.words';
import { badgeOf } from '@courtyard/ui';

export const WorkStateBadge = badgeOf(workOrderWords, 'state', {
  draft: 'neutral',
  issued: 'info',
  scheduled: 'info',
  'in-progress': 'info',
  done: 'attention',
  accepted: 'ok',
  cancelled: 'neutral',
});

export const VisitStateBadge = badgeOf(workOrderWords, 'visitState', {
  proposed: 'attention',
  confirmed: 'expected',
  cancelled: 'neutral',
});
