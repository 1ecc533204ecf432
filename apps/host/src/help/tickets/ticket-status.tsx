import { ticketLabels } from '@courtyard/contract/platform/community/support/ticket.labels';
import { badgeOf } from '@courtyard/ui';

export const TicketStatusBadge = badgeOf(ticketLabels, 'status', {
  open: 'attention',
  answered: 'expected',
  closed: 'expected',
});
