import { dayAt } from '@courtyard/contract/days';
import { messagesIn } from '@courtyard/contract/messages';
import type { SectionDefinition } from '../../../section/define-section';
import type { TaskProvider } from '../../../section/tasks/task-provider';
import { approvalsToDecide } from '../approval.sql';
import { approvalMessages } from './approval.texts';

/** What of a section waits for the caller's approval. */
export function approvalTasks({
  id: section,
  approvals,
}: Pick<SectionDefinition, 'id' | 'approvals'>): TaskProvider[] {
  if (approvals.length === 0) return [];
  return [
    {
      kind: 'approval',
      permission: null,
      async find(question) {
        const { language, tenant } = question;
        const t = messagesIn(approvalMessages, language);
        const found = await approvalsToDecide(question, { ...question, section });
        return {
          total: found.total,
          tasks: found.approvals.map(({ id, title, askedBy, expiresAt }) => ({
            id,
            title,
            text: t('task.text', { who: askedBy.name }),
            verb: t('task.verb'),
            link: `/approvals?id=${id}`,
            dueOn: dayAt(new Date(expiresAt), tenant.timeZone),
          })),
        };
      },
    },
  ];
}
