import type {
  Ticket,
  TicketChange,
  TicketInput,
  TicketMessageInput,
  TicketStatus,
} from '@courtyard/contract';
import { sql } from 'kysely';
import { type AuditEntry, changeOf } from '../../../audit/audit';
import { newId } from '../../../core/ids';
import { conflict, forbidden, invalid, tooMany } from '../../../http/problem';
import { msg } from '../../../http/language/sentence';
import type { CallContext } from '../../../section/call-context';
import { versionConflict } from '../../../section/conflicts';
import { messageFiles } from './message/ticket-files.sql';
import { answerers, getTicket, noteReaders } from './ticket.sql';
import { ticketAnswered, ticketAsked } from './ticket-notifications';

/** More in a day is a program, or somebody who is better off on the phone. */
export const maxTicketsPerDay = 20;
const dayMs = 86_400_000;

/** One event has room for no more. */
const maxNamed = 150;

const linkTo = (ticketId: string) => `/help-support/tickets?id=${ticketId}`;

/** Writes the history, and has the open pages look again: of the whole community, or of these members alone. */
export async function record(
  { tx, tenant, platform, audit }: CallContext,
  entry: AuditEntry,
  memberIds?: readonly string[],
): Promise<void> {
  await audit(entry);
  const changed = { tenantId: tenant.id, topic: 'section-data', section: 'support' } as const;
  if (!memberIds) return platform.events.publish(tx, changed);
  for (let from = 0; from < memberIds.length; from += maxNamed) {
    const named = memberIds.slice(from, from + maxNamed);
    await platform.events.publish(tx, { ...changed, memberIds: named });
  }
}

/** Whoever asks next in the community waits for this transaction, so that no number is left out or given twice. */
async function nextNumber({ tx, tenant }: CallContext): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('ticket ' || ${tenant.id}::text, 0))`.execute(tx);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number), 0) + 1 as next from ticket`.execute(tx);
  return rows[0]?.next ?? 1;
}

/** Throws 429 for who asked too often within a day. */
async function requireRoom({ tx, caller, platform }: CallContext): Promise<void> {
  const now = platform.clock().getTime();
  const { rows } = await sql<{ count: number; first: string | null }>`
    select count(*)::int as count, min(created_at) as first from ticket
    where member_id = ${caller.memberId} and created_at > ${new Date(now - dayMs)}`.execute(tx);
  const { count = 0, first = null } = rows[0] ?? {};
  if (count < maxTicketsPerDay) return;
  const passedMs = first === null ? 0 : now - Date.parse(first);
  const wait = Math.max(1, Math.ceil((dayMs - passedMs) / 1000));
  throw tooMany(
    wait,
    msg`You’ve opened ${maxTicketsPerDay} tickets today. Add a message to one of them, or try again tomorrow.`,
  );
}

async function addMessage(
  context: CallContext,
  ticketId: string,
  { message, isInternal, fileIds }: TicketMessageInput,
): Promise<void> {
  const { tx, tenant, caller, platform } = context;
  const id = newId();
  await tx
    .insertInto('ticketMessage')
    .values({
      tenantId: tenant.id,
      id,
      ticketId,
      memberId: caller.memberId,
      isInternal,
      message,
      writtenAt: platform.clock(),
    })
    .execute();
  await messageFiles.replace(context, id, fileIds);
}

/** Asks, and tells those who answer. */
export async function createTicket(
  context: CallContext,
  { message, fileIds, ...asked }: TicketInput,
): Promise<Ticket> {
  const { tx, tenant, caller, platform } = context;
  const number = await nextNumber(context);
  await requireRoom(context);
  const id = newId();
  const now = platform.clock();
  await tx
    .insertInto('ticket')
    .values({
      tenantId: tenant.id,
      id,
      number,
      memberId: caller.memberId,
      assigneeId: null,
      status: 'open',
      ...asked,
      createdAt: now,
      touchedAt: now,
    })
    .execute();
  await addMessage(context, id, { message, fileIds, isInternal: false });
  const { subject, category } = asked;
  await record(context, changeOf('ticket.create', { ticket: id }, {}, { number, subject, category }));
  const made = await getTicket(context, id);
  await platform.notify(tx, ticketAsked, {
    tenant,
    parameters: { number, subject, who: made.askedBy.name, isNew: true },
    link: linkTo(id),
    to: { holding: ['Tickets List View', 'Ticket Update'], except: caller.memberId },
  });
  return made;
}

/** Whoever writes to a ticket follows the one before. Throws notFound, also for one that the caller may not see. */
export async function lockTicket(context: CallContext, ticketId: string): Promise<Ticket> {
  await context.tx.selectFrom('ticket').select('id').where('id', '=', ticketId).forUpdate().execute();
  const ticket = await getTicket(context, ticketId);
  if (!ticket.may.write) throw forbidden();
  return ticket;
}

/** A status that is set, also the one that it had, was written to or closed: that is what it waits since, and what is told. */
export async function touch(
  { tx, platform }: CallContext,
  { id, version }: Ticket,
  change: {
    status?: TicketStatus;
    assigneeId?: string | null;
    category?: TicketChange['category'];
    requestId?: string;
    requestNumber?: number;
  },
): Promise<void> {
  await tx
    .updateTable('ticket')
    .set({
      ...change,
      version: version + 1,
      ...(change.status !== undefined && { touchedAt: platform.clock() }),
    })
    .where('id', '=', id)
    .execute();
}

/** Tells the other side that something was written. */
async function sendNotification(
  context: CallContext,
  { id, number, subject, askedBy, assignee }: Ticket,
): Promise<void> {
  const { tx, tenant, caller, platform } = context;
  if (caller.memberId !== askedBy.id) {
    const to = { memberIds: [askedBy.id] };
    await platform.notify(tx, ticketAnswered, {
      tenant,
      parameters: { number, subject },
      link: linkTo(id),
      to,
    });
    return;
  }
  const answering = assignee
    ? { memberIds: [assignee.id] }
    : { holding: ['Tickets List View', 'Ticket Update'] };
  await platform.notify(tx, ticketAsked, {
    tenant,
    parameters: { number, subject, who: askedBy.name, isNew: false },
    link: linkTo(id),
    to: { ...answering, except: caller.memberId },
  });
}

/**
 * Writes more. Of who asked it waits for an answer again; of one who answers it is answered, and is theirs from then on where
 * it was nobody's. A note changes nothing but the conversation of those who answer.
 */
export async function writeMessage(
  context: CallContext,
  ticketId: string,
  input: TicketMessageInput,
): Promise<Ticket> {
  const before = await lockTicket(context, ticketId);
  const { memberId } = context.caller;
  const isAsker = memberId === before.askedBy.id;
  if (input.isInternal && !before.may.answer)
    throw invalid({ isInternal: 'Only people who answer tickets can write notes.' });
  await addMessage(context, ticketId, input);
  if (input.isInternal) {
    // Who asked is not told, nor does their page look again: that would tell that there is something.
    const readers = await noteReaders(context.tx);
    await record(context, changeOf('ticket.note', { ticket: ticketId }, {}, {}), readers);
    return getTicket(context, ticketId);
  }
  const status = isAsker ? 'open' : 'answered';
  const assigneeId = before.assignee?.id ?? (isAsker ? null : memberId);
  await touch(context, before, { status, assigneeId });
  const after = await getTicket(context, ticketId);
  await record(
    context,
    changeOf('ticket.write', { ticket: ticketId }, auditValues(before), auditValues(after)),
  );
  await sendNotification(context, after);
  return after;
}

const auditValues = ({ status, category, assignee }: Ticket) => ({
  status,
  category,
  assignee: assignee?.name ?? null,
});

async function setStatus(
  context: CallContext,
  ticketId: string,
  { action, from, to }: { action: string; from: readonly TicketStatus[]; to: TicketStatus },
): Promise<Ticket> {
  const before = await lockTicket(context, ticketId);
  if (!from.includes(before.status)) {
    throw conflict(
      'changed-meanwhile',
      to === 'closed' ? 'This ticket is already closed.' : 'This ticket is already open.',
    );
  }
  await touch(context, before, { status: to });
  const after = await getTicket(context, ticketId);
  await record(context, changeOf(action, { ticket: ticketId }, auditValues(before), auditValues(after)));
  return after;
}

export const closeTicket = (context: CallContext, ticketId: string): Promise<Ticket> =>
  setStatus(context, ticketId, { action: 'ticket.close', from: ['open', 'answered'], to: 'closed' });

export const reopenTicket = (context: CallContext, ticketId: string): Promise<Ticket> =>
  setStatus(context, ticketId, { action: 'ticket.reopen', from: ['answered', 'closed'], to: 'open' });

/** Throws versionConflict where another version is there than the one that was read. */
export async function updateTicket(
  context: CallContext,
  ticketId: string,
  { version, category, assigneeId }: TicketChange,
): Promise<Ticket> {
  const before = await lockTicket(context, ticketId);
  if (!before.may.answer) throw forbidden();
  if (before.version !== version) throw versionConflict('ticket');
  if (assigneeId !== null && assigneeId !== before.assignee?.id) {
    const known = await answerers(context.tx);
    if (!known.some(({ id }) => id === assigneeId))
      throw invalid({ assigneeId: 'Choose someone who can answer tickets.' });
  }
  await touch(context, before, { category, assigneeId });
  const after = await getTicket(context, ticketId);
  await record(
    context,
    changeOf('ticket.update', { ticket: ticketId }, auditValues(before), auditValues(after)),
  );
  return after;
}
