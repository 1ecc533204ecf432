import { addDays, dayAt } from '@courtyard/contract/days';
import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import { periodsOf } from '../periods.sql';
import type { TaskProvider } from '../../../section/tasks/task-provider';
import { ticketMessages } from './ticket-notifications';

interface Waiting {
  id: string;
  number: number;
  subject: string;
  name: string;
  waitsSince: string;
  total: number;
}

/** Tickets that wait for an answer: of the one who answers them, or of all who may where that is nobody yet. */
export const ticketTask: TaskProvider = {
  kind: 'ticket',
  permission: 'Ticket Update',
  async find({ tx, caller, tenant, language, about, most }) {
    if (about !== null || !caller.permissions.has('Tickets List View')) return { tasks: [], total: 0 };
    const { rows } = await sql<Waiting>`
      select ticket.id, ticket.number, ticket.subject, asker.display_name as name,
        ticket.touched_at as "waitsSince", count(*) over ()::int as total
      from ticket join member asker on asker.id = ticket.member_id
      where ticket.status = 'open' and ticket.member_id <> ${caller.memberId}
        and (ticket.assignee_id is null or ticket.assignee_id = ${caller.memberId})
      order by ticket.touched_at, ticket.id limit ${most}`.execute(tx);
    if (rows.length === 0) return { tasks: [], total: 0 };
    const { answerDays } = await periodsOf(tx, tenant.id);
    const t = messagesIn(ticketMessages, language);
    return {
      total: rows[0]?.total ?? 0,
      tasks: rows.map(({ id, number, subject, name, waitsSince }) => ({
        id,
        title: t('asked.title', { number, subject }),
        text: t('task.text', { name }),
        verb: t('task.verb'),
        link: `/help-support/tickets?id=${id}`,
        dueOn: addDays(dayAt(new Date(waitsSince), tenant.timeZone), answerDays),
      })),
    };
  },
};
