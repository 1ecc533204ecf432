import type { Ticket, TicketSummary } from '@courtyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { holderIds } from '../../../auth/permissions/holders.sql';
import type { Tx } from '../../../database/database';
import { notFound } from '../../../http/problem';
import type { ReadContext } from '../../../section/call-context';
import { ticketRequestsOf } from './request/ticket-requests';
import { filesOfMessages } from './message/ticket-files.sql';

/** Of the caller's own tickets, or of all where they read what members ask. */
export const isVisible = ({ caller }: ReadContext): RawBuilder<SqlBool> =>
  caller.permissions.has('Tickets List View') ? sql`true` : sql`ticket.member_id = ${caller.memberId}::uuid`;

/** Tickets that the reader may see. */
export const ticketQuery = (context: ReadContext) =>
  context.tx
    .selectFrom('ticket')
    .innerJoin('member as asker', 'asker.id', 'ticket.memberId')
    .leftJoin('member as assignee', 'assignee.id', 'ticket.assigneeId')
    .select([
      'ticket.id',
      'ticket.number',
      'ticket.subject',
      'ticket.category',
      'ticket.status',
      'ticket.memberId',
      'asker.displayName as askerName',
      'ticket.assigneeId',
      'assignee.displayName as assigneeName',
      'ticket.page',
      'ticket.requestId',
      'ticket.requestNumber',
      'ticket.createdAt',
      'ticket.touchedAt',
      'ticket.version',
    ])
    .where(isVisible(context));

type Row = Awaited<ReturnType<ReturnType<typeof ticketQuery>['executeTakeFirstOrThrow']>>;

export function summaryOf({
  memberId,
  askerName,
  assigneeId,
  assigneeName,
  page: _page,
  requestId: _requestId,
  requestNumber: _number,
  ...row
}: Row): TicketSummary {
  return {
    ...row,
    askedBy: { id: memberId, name: askerName },
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
  };
}

/** Throws notFound, also for one of somebody else that the reader may not see. */
export async function getTicket(context: ReadContext, ticketId: string): Promise<Ticket> {
  const { tx, caller } = context;
  const row = await ticketQuery(context).where('ticket.id', '=', ticketId).executeTakeFirst();
  if (!row) throw notFound('ticket');
  const isReader = caller.permissions.has('Tickets List View');
  let written = tx
    .selectFrom('ticketMessage')
    .innerJoin('member', 'member.id', 'ticketMessage.memberId')
    .select([
      'ticketMessage.id',
      'ticketMessage.memberId',
      'member.displayName as name',
      'ticketMessage.isInternal',
      'ticketMessage.message',
      'ticketMessage.writtenAt',
    ])
    .where('ticketMessage.ticketId', '=', ticketId)
    .orderBy('ticketMessage.writtenAt')
    .orderBy('ticketMessage.id');
  if (!isReader) written = written.where('ticketMessage.isInternal', '=', false);
  const messages = await written.execute();
  const files = await filesOfMessages(
    context,
    messages.map(({ id }) => id),
  );
  const canAnswer = isReader && caller.permissions.has('Ticket Update');
  const requests = await ticketRequestsOf(context.platform.sections, tx);
  const { requestId, requestNumber } = row;
  const canBecome = canAnswer && requestId === null && requests?.may(caller) === true;
  return {
    ...summaryOf(row),
    page: row.page,
    request:
      requestId === null || requestNumber === null
        ? null
        : {
            id: requestId,
            number: requestNumber,
            // Where the section is switched off there is no page of it.
            url: requests?.pageOf(caller, requestId) ?? null,
          },
    requestKinds: canBecome ? await requests.kinds(context) : [],
    messages: messages.map(({ memberId, name, ...message }) => ({
      ...message,
      author: { id: memberId, name },
      isAsker: memberId === row.memberId,
      files: files.get(message.id) ?? [],
    })),
    may: { write: canAnswer || row.memberId === caller.memberId, answer: canAnswer },
  };
}

/** The active members who may answer, by name. */
export async function answerers(tx: Tx): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select member.id, member.display_name as name from member
    where member.status = 'active' and member.id in (${holderIds('Tickets List View')})
      and member.id in (${holderIds('Ticket Update')})
    order by member.name_sort, member.id`.execute(tx);
  return rows;
}

/** Ids of the members who read notes. */
export async function noteReaders(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member.id from member
    where member.status = 'active' and member.id in (${holderIds('Tickets List View')})`.execute(tx);
  return rows.map(({ id }) => id);
}
