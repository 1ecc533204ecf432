import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type { FoundTask, TaskProvider } from '../../../../platform/section/tasks/task-provider';
import { ownOpenActions } from './own-actions.sql';
import { meetingMessages } from '../record/meeting-texts';

/** What a meeting gave the caller to do. */
export const actionItemTasks: TaskProvider = {
  kind: 'meeting-action',
  permission: 'Meetings List View',
  async find(question) {
    const { about, language, most } = question;
    if (about !== null && about.record !== 'meeting') return { tasks: [], total: 0 };
    const rows = await ownOpenActions(question)
      .select(sql<number>`(count(*) over ())::int`.as('total'))
      .$if(about !== null, (query) => query.where('meeting.id', '=', about?.recordId ?? ''))
      .limit(most)
      .execute();
    const t = messagesIn(meetingMessages, language);
    const tasks = rows.map(({ id, title, name, dueOn, link }): FoundTask => ({
      id,
      title,
      text: name,
      verb: t('action.verb'),
      link,
      dueOn,
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};
