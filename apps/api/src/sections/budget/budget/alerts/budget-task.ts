import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type { FoundTask, TaskProvider } from '../../../../platform/section/tasks/task-provider';
import { budgetMessages, yearName } from './budget-notifications';
import { budgetUrl } from './budget-url';

/** Proposals of others, for those who adopt budgets. */
export const budgetTasks: TaskProvider = {
  kind: 'budget-proposed',
  permission: 'Budget Approve',
  async find({ tx, caller, about, language, most }) {
    if (about !== null && about.record !== 'budget') return { tasks: [], total: 0 };
    const rows = await tx
      .selectFrom('budget')
      .innerJoin('fund', (join) =>
        join.onRef('fund.tenantId', '=', 'budget.tenantId').onRef('fund.id', '=', 'budget.fundId'),
      )
      .select([
        'budget.id',
        'budget.version',
        'budget.yearFrom',
        'budget.yearTo',
        'budget.scenario',
        'fund.name',
      ])
      .select(sql<number>`(count(*) over ())::int`.as('total'))
      .where('budget.status', '=', 'proposed')
      .where('budget.proposedBy', '<>', caller.memberId)
      .$if(about !== null, (query) => query.where('budget.id', '=', about?.recordId ?? ''))
      .orderBy('budget.yearFrom')
      .orderBy('budget.id')
      .limit(most)
      .execute();
    const t = messagesIn(budgetMessages, language);
    const tasks = rows.map(({ id, version, scenario, name, ...year }): FoundTask => ({
      id: `${id}-${version}`,
      title: `${name} ${yearName(year)} · ${scenario}`,
      text: t('task.text'),
      verb: t('task.verb'),
      link: budgetUrl(id),
      // The year begins with a budget in force.
      dueOn: year.yearFrom,
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};
