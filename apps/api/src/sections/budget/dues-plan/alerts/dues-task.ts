import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type { FoundTask, TaskProvider } from '../../../../platform/section/tasks/task-provider';
import { yearName } from '../../budget/alerts/budget-notifications';
import { duesMessages } from './dues-notifications';
import { duesUrl } from './dues-url';

/** Dues that others proposed, for those who confirm them. */
export const duesTasks: TaskProvider = {
  kind: 'dues-plan-proposed',
  permission: 'Dues Plan Approve',
  async find({ tx, caller, about, language, most }) {
    if (about !== null && about.record !== 'budget') return { tasks: [], total: 0 };
    const rows = await tx
      .selectFrom('duesPlan')
      .innerJoin('budget', (join) =>
        join.onRef('budget.tenantId', '=', 'duesPlan.tenantId').onRef('budget.id', '=', 'duesPlan.budgetId'),
      )
      .innerJoin('fund', (join) =>
        join.onRef('fund.tenantId', '=', 'budget.tenantId').onRef('fund.id', '=', 'budget.fundId'),
      )
      .select([
        'duesPlan.id',
        'duesPlan.version',
        'duesPlan.budgetId',
        'duesPlan.startsOn',
        'budget.yearFrom',
        'budget.yearTo',
        'fund.name',
      ])
      .select(sql<number>`(count(*) over ())::int`.as('total'))
      .where('duesPlan.status', '=', 'proposed')
      .where('duesPlan.proposedBy', '<>', caller.memberId)
      .$if(about !== null, (query) => query.where('duesPlan.budgetId', '=', about?.recordId ?? ''))
      .orderBy('duesPlan.startsOn')
      .orderBy('duesPlan.id')
      .limit(most)
      .execute();
    const t = messagesIn(duesMessages, language);
    const tasks = rows.map(({ id, version, budgetId, name, startsOn, ...year }): FoundTask => ({
      id: `${id}-${version}`,
      title: t('plan', { year: yearName(year), fund: name }),
      text: t('task.text'),
      verb: t('task.verb'),
      link: duesUrl(budgetId),
      dueOn: startsOn,
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};
