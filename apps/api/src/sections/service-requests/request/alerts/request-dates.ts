import { addDays } from '@courtyard/contract/days';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type { CalendarProvider } from '../../../../platform/section/tasks/calendar-provider';
import { isAboutCaller, ownCommittees } from '../../part/part.sql';
import { isOpen } from '../list/requests.sql';
import { communityPage, myPage } from '../queries/request-links';
import en from './request-tasks.en.json';
import es from './request-tasks.es.json';

const messages = defineMessages({ en, es });

/** Due dates of open requests: of all for those who handle requests, else of those that are assigned to the caller. */
export const requestDates: CalendarProvider = {
  kind: 'request-due',
  permission: 'My Requests Details View',
  async find(question) {
    const { tx, caller, from, to, language, most } = question;
    const manages =
      caller.permissions.has('Community Request Update') &&
      caller.permissions.has('Community Requests Details View');
    const own = sql`(request.assignee_id = ${caller.memberId} or request.committee_id in (${ownCommittees(question)}))`;
    const { rows } = await sql<{ id: string; number: number; title: string; dueOn: string }>`
      select request.id, request.number, request.title, request.due_on as "dueOn" from request
      where request.due_on between ${from}::date and ${to}::date and ${isOpen} and ${manages ? sql`true` : own}
        and not ${isAboutCaller(question)} order by request.due_on, request.number limit ${most}`.execute(tx);
    const t = messagesIn(messages, language);
    return rows.map(({ id, number, title, dueOn }) => ({
      id,
      title: t('due', { number, title }),
      start: dueOn,
      end: addDays(dueOn, 1),
      allDay: true,
      category: 'deadline' as const,
      location: null,
      link: manages ? communityPage(id) : myPage(id),
    }));
  },
};
