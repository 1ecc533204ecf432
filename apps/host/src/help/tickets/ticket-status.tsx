import { ticketWords } from '@courtyard/contract/platform/community/support/ticket.words';
import { badgeOf } from '@courtyard/ui';

export const TicketStatusBadge = badgeOf(ticketWords, 'status', {
  open: 'attention',
  answered: 'expected',
  closed: 'expected',
});
