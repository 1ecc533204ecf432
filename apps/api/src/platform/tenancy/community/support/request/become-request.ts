import type { BecomeRequest, Ticket } from '@courtyard/contract';
import { changeOf } from '../../../../audit/audit';
import { forbidden } from '../../../../http/problem';
import type { CallContext } from '../../../../section/call-context';
import { ticketBecame } from '../ticket-notifications';
import { ticketRequestsOf } from './ticket-requests';
import { lockTicket, record, touch } from '../ticket.service';
import { getTicket } from '../ticket.sql';

/**
 * Makes a ticket a request of the community, and closes it. One that became a request already stays with that one, so that it is made
 * once, however often it is pressed. Throws forbidden, also where no section keeps requests.
 */
export async function becomeRequest(
  context: CallContext,
  ticketId: string,
  { kind }: BecomeRequest,
): Promise<Ticket> {
  const { tx, tenant, platform, caller } = context;
  const before = await lockTicket(context, ticketId);
  const requests = await ticketRequestsOf(platform.sections, tx);
  if (!before.may.answer || !requests?.may(caller)) throw forbidden();
  if (before.request !== null) return before;
  const { subject, askedBy, messages } = before;
  const made = await requests.open(context, kind, {
    subject,
    memberId: askedBy.id,
    messages: messages.map(({ author, files, ...said }) => ({
      ...said,
      memberId: author.id,
      fileIds: files.map(({ id }) => id),
    })),
  });
  await touch(context, before, { status: 'closed', requestId: made.id, requestNumber: made.number });
  const changes = changeOf(
    'ticket.become',
    { ticket: ticketId },
    { status: before.status, request: null },
    { status: 'closed', request: `#${made.number}` },
  );
  await record(context, changes);
  await platform.notify(tx, ticketBecame, {
    tenant,
    parameters: { number: before.number, subject, request: made.number },
    link: requests.ownPage(made.id),
    to: { memberIds: [askedBy.id], except: caller.memberId },
  });
  return getTicket(context, ticketId);
}
