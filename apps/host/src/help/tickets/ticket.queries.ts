import { call, defineResource, useCommand } from '@courtyard/common';
import type { BecomeRequest, TicketMessageInput } from '@courtyard/contract';
import { useQuery } from '@tanstack/react-query';

const write = 'POST /api/v1/tickets/:ticketId/messages';

export const tickets = defineResource({
  section: 'support',
  key: 'tickets',
  list: 'GET /api/v1/tickets',
  one: 'GET /api/v1/tickets/:ticketId',
  create: 'POST /api/v1/tickets',
  update: 'PUT /api/v1/tickets/:ticketId',
  history: 'GET /api/v1/tickets/:ticketId/history',
});

export const ticketPaths = {
  list: '/help-support/tickets',
  details: (id: string) => `/help-support/tickets?id=${id}`,
};

/** Who may answer; asked for where somebody is chosen. */
export function useAnswerers() {
  return useQuery({
    queryKey: ['support', 'answerers'],
    queryFn: async ({ signal }) => (await call('GET /api/v1/tickets/answerers', { signal })).data,
  });
}

export const useWrite = (ticketId: string) =>
  useCommand('support', (body: TicketMessageInput, idempotencyKey) =>
    call(write, { params: { ticketId }, body, idempotencyKey }),
  );

export const useClose = () =>
  useCommand('support', (ticketId: string, idempotencyKey) =>
    call('POST /api/v1/tickets/:ticketId/close', { params: { ticketId }, idempotencyKey }),
  );

export const useReopen = () =>
  useCommand('support', (ticketId: string, idempotencyKey) =>
    call('POST /api/v1/tickets/:ticketId/reopen', { params: { ticketId }, idempotencyKey }),
  );

export const useBecomeRequest = (ticketId: string) =>
  useCommand('support', (body: BecomeRequest, idempotencyKey) =>
    call('POST /api/v1/tickets/:ticketId/request', { params: { ticketId }, body, idempotencyKey }),
  );
