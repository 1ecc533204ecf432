import { ticketRoutes } from '@courtyard/contract';
import { historyOf } from '../../../audit/history.sql';
import { exportList } from '../../../files/export/export-list';
import { implement, implementStream, type Module } from '../../../http/implement';
import { becomeRequest } from './request/become-request';
import { ticketList, ticketsExport } from './ticket-list.sql';
import { closeTicket, createTicket, reopenTicket, updateTicket, writeMessage } from './ticket.service';
import { answerers, getTicket } from './ticket.sql';

/** What members ask, and how they are answered. */
export const ticketModule: Module = () => [
  implement(ticketRoutes.listTickets, (call) => ticketList.page(call, call.query)),
  implementStream(ticketRoutes.exportTickets, (call) => exportList(call, ticketsExport(call.query))),
  implement(ticketRoutes.ticketValues, async (call) => ({ data: await ticketList.values(call, call.query) })),
  implement(ticketRoutes.ticketTotals, async (call) => ({ data: await ticketList.totals(call, call.query) })),
  implement(ticketRoutes.listTicketAnswerers, async ({ tx }) => ({ data: await answerers(tx) })),
  implement(ticketRoutes.createTicket, async (call) => ({ data: await createTicket(call, call.body) })),
  implement(ticketRoutes.getTicket, async (call) => ({ data: await getTicket(call, call.params.ticketId) })),
  implement(ticketRoutes.writeTicketMessage, async (call) => ({
    data: await writeMessage(call, call.params.ticketId, call.body),
  })),
  implement(ticketRoutes.closeTicket, async (call) => ({
    data: await closeTicket(call, call.params.ticketId),
  })),
  implement(ticketRoutes.reopenTicket, async (call) => ({
    data: await reopenTicket(call, call.params.ticketId),
  })),
  implement(ticketRoutes.becomeRequest, async (call) => ({
    data: await becomeRequest(call, call.params.ticketId, call.body),
  })),
  implement(ticketRoutes.updateTicket, async (call) => ({
    data: await updateTicket(call, call.params.ticketId, call.body),
  })),
  implement(
    ticketRoutes.ticketHistory,
    historyOf('ticket', (call) => getTicket(call, call.params.ticketId)),
  ),
];
