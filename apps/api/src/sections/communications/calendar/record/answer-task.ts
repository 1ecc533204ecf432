import { dayAt } from '@courtyard/contract/days';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { type RawBuilder, sql } from 'kysely';
import type { FoundTask, TaskProvider, TaskQuestion } from '../../../../platform/section/tasks/task-provider';
import { momentOf } from '../recurrence/local-time.rules';
import { isForCaller } from '../queries/seen.sql';
import { eventPage } from './calendar-notifications';
import en from './calendar.en.json';
import es from './calendar.es.json';

const messages = defineMessages({ en, es });

/** SQL: when an event of one date begins. */
const startsAt = ({ tenant }: TaskQuestion): RawBuilder<string> =>
  sql<string>`(calendar_series.starts_local::timestamp at time zone
    case when calendar_series.all_day then ${tenant.timeZone} else calendar_series.time_zone end)`;

/**
 * Events that ask who comes, are still ahead, and that the caller has not answered. Of what takes place once: a series
 * would ask anew with every date.
 */
export const eventAnswerTasks: TaskProvider = {
  kind: 'event-answer',
  permission: 'Calendar Events List View',
  async find(question: TaskQuestion) {
    const { tx, caller, about, platform, tenant, language, most } = question;
    if (about !== null && about.record !== 'calendar-event') return { tasks: [], total: 0 };
    const rows = await tx
      .selectFrom('calendarSeries')
      .select([
        'id',
        'title',
        'startsLocal',
        'timeZone',
        'allDay',
        sql<number>`(count(*) over ())::int`.as('total'),
      ])
      .where('asksAnswers', '=', true)
      .where('status', '<>', 'cancelled')
      .where(sql<boolean>`cardinality(rules) + cardinality(extra_dates) = 0`)
      .where(sql<boolean>`${startsAt(question)} > ${platform.clock()}`)
      .where((where) => where.or([where('createdBy', 'is', null), where('createdBy', '<>', caller.memberId)]))
      .where(await isForCaller(question))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('calendarAnswer')
              .select('calendarAnswer.memberId')
              .whereRef('calendarAnswer.seriesId', '=', 'calendarSeries.id')
              .where('calendarAnswer.memberId', '=', caller.memberId),
          ),
        ),
      )
      .$if(about !== null, (query) => query.where('id', '=', about?.recordId ?? ''))
      .orderBy(startsAt(question))
      .limit(most)
      .execute();
    const t = messagesIn(messages, language);
    const tasks = rows.map(({ id, title, startsLocal, timeZone, allDay }): FoundTask => ({
      id,
      title: t('task.title', { event: title }),
      verb: t('task.verb'),
      link: eventPage(id),
      dueOn: allDay
        ? startsLocal.slice(0, 10)
        : dayAt(momentOf(startsLocal, timeZone).toISOString(), tenant.timeZone),
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};
