import { addDays, momentAt } from '@courtyard/contract/days';
import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type {
  CalendarProvider,
  CalendarQuestion,
} from '../../../../platform/section/tasks/calendar-provider';
import { myPolls } from '../voting/vote.sql';
import { pollMessages } from './poll-texts';

/** When open polls close: those in which the caller has a vote, and for who sees the polls all of them. */
async function findCloses(question: CalendarQuestion) {
  const { tx, caller, tenant, from, to, language, most } = question;
  const [first, last] = [
    momentAt(from, 0, tenant.timeZone).toISOString(),
    momentAt(addDays(to, 1), 0, tenant.timeZone).toISOString(),
  ];
  const isOpen = sql<boolean>`poll.status = 'open' and poll.closes_at >= ${first} and poll.closes_at < ${last}`;
  const mine = await myPolls(question, { where: isOpen, most });
  const own = new Set(mine.map(({ id }) => id));
  const others = caller.permissions.has('Polls List View')
    ? await tx
        .selectFrom('poll')
        .select(['id', 'title', 'closesAt'])
        .where(isOpen)
        .orderBy('closesAt')
        .orderBy('id')
        .limit(most)
        .execute()
    : [];
  const t = messagesIn(pollMessages, language);
  return [...mine, ...others.filter(({ id }) => !own.has(id))].map(({ id, title, closesAt }) => {
    const moment = new Date(closesAt).toISOString();
    return {
      id,
      title: t('date.closes', { title }),
      location: null,
      allDay: false,
      start: moment,
      end: moment,
      category: 'deadline' as const,
      link: `/communications/community-polls/${own.has(id) ? 'vote' : 'results'}?id=${id}`,
    };
  });
}

export const pollDates: CalendarProvider = { kind: 'poll-close', permission: null, find: findCloses };
