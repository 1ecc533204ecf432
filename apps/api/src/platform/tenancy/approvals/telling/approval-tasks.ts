import { dayAt } from '@courtyard/contract/days';
import type { SectionDefinition } from '../../../section/define-section';
import type { TaskProvider } from '../../../section/tasks/task-provider';
import { approvalsToDecide } from '../approval.sql';

const verbs = { en: 'Review', es: 'Revisar' };
const asked = { en: 'Requested by {who}', es: 'Lo solicitó {who}' };

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
        const found = await approvalsToDecide(question, { ...question, section });
        return {
          total: found.total,
          tasks: found.approvals.map(({ id, title, askedBy, expiresAt }) => ({
            id,
            title,
            text: asked[language].replace('{who}', () => askedBy.name),
            verb: verbs[language],
            link: `/approvals?id=${id}`,
            dueOn: dayAt(new Date(expiresAt), tenant.timeZone),
          })),
        };
      },
    },
  ];
}
