import { z } from 'zod';
import { auditEntry, historyQuery } from '../../audit';
import { storedFile } from '../../files';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../../wire/fields/filter-query';
import { exported, id, line, list, listQuery, moment, one, text, version } from '../../../wire/primitives';
import { defineRoute, exportedMedia } from '../../../wire/route';
import { ticketColumns } from './ticket.columns';
import { ticketCategories, ticketStatuses } from './ticket.values';

export const ticketPermissions = {
  'Tickets List View': 'Read members’ tickets and the answers',
  'Ticket Update': 'Answer and assign members’ tickets',
} as const;

export const ticketCategory = z.enum(ticketCategories);
export const ticketStatus = z.enum(ticketStatuses);

const message = text(5000);

/** Files from `POST /api/v1/files`: a picture of what is broken, a letter. */
const fileIds = z.array(id).max(10).default([]);

/** What a member asks. */
export const ticketInput = z.object({
  subject: line(120),
  category: ticketCategory.default('other'),
  message,
  fileIds,
  /** Path of the page on which they asked, with its query; null where they came from none. */
  page: z
    .string()
    .max(500)
    .regex(/^\/(?![\\/])[^\p{Cc}]*$/u, 'Enter a path in Courtyard.')
    .nullable()
    .default(null),
});

export const ticketMessageInput = z.object({
  message,
  fileIds,
  /** For those who answer alone. */
  isInternal: z.boolean().default(false),
});

/** What a ticket becomes: the key of a kind of requests. */
export const becomeRequest = z.object({ kind: z.string().max(40) });

/** What those who answer set on a ticket. */
export const ticketChange = z.object({ category: ticketCategory, assigneeId: id.nullable(), version });

const person = z.object({ id, name: z.string() });

export const ticketSummary = z.object({
  id,
  /** Counted by community, from 1. */
  number: z.int(),
  subject: z.string(),
  category: ticketCategory,
  status: ticketStatus,
  askedBy: person,
  assignee: person.nullable(),
  createdAt: moment,
  /** When it was last written or closed. */
  touchedAt: moment,
  version: z.int(),
});

export const ticketMessage = z.object({
  id,
  author: person,
  /** Of the member who asked; else of one who answers. */
  isAsker: z.boolean(),
  isInternal: z.boolean(),
  message: z.string(),
  files: z.array(storedFile),
  writtenAt: moment,
});

export const ticket = ticketSummary.extend({
  page: z.string().nullable(),
  /** The request of the community that it became; `url` is null where no page shows it. */
  request: z.object({ id, number: z.int(), url: z.string().nullable() }).nullable(),
  /** Kinds of requests that the caller may make of it; none where they may not, or it is one already. */
  requestKinds: z.array(z.object({ key: z.string(), name: z.object({ en: z.string(), es: z.string() }) })),
  /** The first is what was asked. */
  messages: z.array(ticketMessage),
  /** What the caller may do: write, close or reopen; answer for the community. */
  may: z.object({ write: z.boolean(), answer: z.boolean() }),
});

const ticketParams = z.object({ ticketId: id });
const ticketsQuery = listQuery(ticketColumns.sort).extend(filterQuery(ticketColumns));
const ticketsFilters = ticketsQuery.omit({ cursor: true, limit: true, sort: true });

export const ticketRoutes = {
  listTickets: defineRoute({
    method: 'GET',
    path: '/api/v1/tickets',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'Tickets: my own, or all with "Tickets List View"',
    query: ticketsQuery,
    response: list(ticketSummary),
  }),
  exportTickets: defineRoute({
    method: 'GET',
    path: '/api/v1/tickets/export',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'All rows of the list of tickets as a file',
    query: ticketsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  ticketValues: defineRoute({
    method: 'GET',
    path: '/api/v1/tickets/values',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'What a filter of the list of tickets can be, counted under the others',
    query: ticketsFilters.extend(requestedValues(ticketColumns)),
    response: filterValues,
  }),
  ticketTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/tickets/totals',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'How many tickets there are under the filters',
    query: ticketsFilters,
    response: listTotals,
  }),
  createTicket: defineRoute({
    method: 'POST',
    path: '/api/v1/tickets',
    access: 'signed-in',
    summary: 'Ask those who answer for the community',
    body: ticketInput,
    response: one(ticket),
    status: 201,
  }),
  getTicket: defineRoute({
    method: 'GET',
    path: '/api/v1/tickets/:ticketId',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'One ticket with its messages: my own, or any with "Tickets List View"',
    params: ticketParams,
    response: one(ticket),
  }),
  writeTicketMessage: defineRoute({
    method: 'POST',
    path: '/api/v1/tickets/:ticketId/messages',
    access: 'signed-in',
    summary: 'Write more, or answer; one that was closed is open again, or answered',
    params: ticketParams,
    body: ticketMessageInput,
    response: one(ticket),
  }),
  closeTicket: defineRoute({
    method: 'POST',
    path: '/api/v1/tickets/:ticketId/close',
    access: 'signed-in',
    summary: 'Be done with it: who asked, and who answers',
    params: ticketParams,
    response: one(ticket),
  }),
  reopenTicket: defineRoute({
    method: 'POST',
    path: '/api/v1/tickets/:ticketId/reopen',
    access: 'signed-in',
    summary: 'Open one that was closed, or say that its answer was none',
    params: ticketParams,
    response: one(ticket),
  }),
  becomeRequest: defineRoute({
    method: 'POST',
    path: '/api/v1/tickets/:ticketId/request',
    access: 'Ticket Update',
    summary:
      'Make a ticket a request of the community, with its messages and files, and close it; once, however often it is asked',
    params: ticketParams,
    body: becomeRequest,
    response: one(ticket),
  }),
  updateTicket: defineRoute({
    method: 'PUT',
    path: '/api/v1/tickets/:ticketId',
    access: 'Ticket Update',
    summary: 'Say what it is about and who answers',
    params: ticketParams,
    body: ticketChange,
    response: one(ticket),
  }),
  listTicketAnswerers: defineRoute({
    method: 'GET',
    path: '/api/v1/tickets/answerers',
    access: 'Ticket Update',
    summary: 'The members who may answer tickets',
    response: one(z.array(person)),
  }),
  ticketHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/tickets/:ticketId/history',
    access: 'Tickets List View',
    notViewedAs: true,
    summary: 'Who did what with a ticket',
    params: ticketParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type TicketStatus = z.infer<typeof ticketStatus>;
export type TicketCategory = z.infer<typeof ticketCategory>;
export type TicketInput = z.infer<typeof ticketInput>;
export type TicketMessageInput = z.infer<typeof ticketMessageInput>;
export type BecomeRequest = z.infer<typeof becomeRequest>;
export type TicketChange = z.infer<typeof ticketChange>;
export type TicketSummary = z.infer<typeof ticketSummary>;
export type TicketMessage = z.infer<typeof ticketMessage>;
export type Ticket = z.infer<typeof ticket>;
