import { sql } from 'kysely';
import type { FoundTask, TaskProvider, TaskQuestion } from '../../../../platform/section/tasks/task-provider';
import { dayAt } from '@courtyard/contract/days';
import { messagesIn } from '@courtyard/contract/messages';
import { visibleMeetings } from '../plan/meeting.access';
import { meetingMessages } from '../record/meeting-texts';

/** Meetings that were called, are still ahead, and that the caller is invited to and has not answered. */
export const answerTasks: TaskProvider = {
  kind: 'meeting-answer',
  permission: 'Meetings List View',
  async find(question: TaskQuestion) {
    const { tx, caller, about, platform, tenant, language, most } = question;
    if (about !== null && about.record !== 'meeting') return { tasks: [], total: 0 };
    const rows = await tx
      .selectFrom('meetingAttendee')
      .innerJoin('meeting', (join) =>
        join
          .onRef('meeting.tenantId', '=', 'meetingAttendee.tenantId')
          .onRef('meeting.id', '=', 'meetingAttendee.meetingId'),
      )
      .select([
        'meeting.id',
        'meeting.name',
        'meeting.startsAt',
        sql<number>`(count(*) over ())::int`.as('total'),
      ])
      .where('meetingAttendee.memberId', '=', caller.memberId)
      .where('meetingAttendee.answer', '=', 'none')
      .where('meeting.status', '=', 'called')
      .where('meeting.startsAt', '>', platform.clock().toISOString())
      .where(visibleMeetings(question))
      .$if(about !== null, (query) => query.where('meeting.id', '=', about?.recordId ?? ''))
      .orderBy('meeting.startsAt')
      .limit(most)
      .execute();
    const t = messagesIn(meetingMessages, language);
    const tasks = rows.map(({ id, name, startsAt }): FoundTask => ({
      id,
      title: t('answer.title', { meeting: name }),
      verb: t('answer.verb'),
      link: `/communications/meetings/details?id=${id}`,
      dueOn: dayAt(startsAt, tenant.timeZone),
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};
