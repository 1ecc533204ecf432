import { defineColumns } from '../../../wire/fields/columns';
import type { TicketSummary } from './ticket';
import { ticketCategories, ticketStatuses } from './ticket.values';
import { ticketLabels } from './ticket.labels';

/** Tickets, as a table and as a file, and what they are filtered by. */
export const ticketColumns = defineColumns<TicketSummary>()(
  ticketLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'subject', kind: 'text' },
    { field: 'category', kind: 'choice' },
    { field: 'status', kind: 'choice' },
    { field: 'askedBy', kind: 'text', of: ({ askedBy }) => askedBy.name },
    { field: 'assignee', kind: 'text', of: ({ assignee }) => assignee?.name },
    { field: 'createdAt', kind: 'moment', sort: true },
    { field: 'touchedAt', kind: 'moment', sort: true },
  ],
  {
    status: ticketStatuses,
    category: ticketCategories,
    assigneeId: 'reference',
    createdAt: 'days',
  },
);
