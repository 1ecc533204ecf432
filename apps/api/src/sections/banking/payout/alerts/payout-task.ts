import { messagesIn } from '@courtyard/contract/messages';
import { formatMoney } from '@courtyard/contract/formats';
import { sql } from 'kysely';
import type { FoundTask, TaskProvider } from '../../../../platform/section/tasks/task-provider';
import { lapsedStates, whyLapsed } from '../../../../platform/tenancy/approvals/notifications/why-lapsed';
import { batchUrl, payoutMessages } from './payout-approval';

/** Approved batches, for who releases them. Those to approve come with the approvals. */
export const payoutTasks: TaskProvider = {
  kind: 'payout-release',
  permission: 'Payout Create',
  async find({ tx, tenant, about, language, most }) {
    if (about !== null && about.record !== 'payout-batch') return { tasks: [], total: 0 };
    const t = messagesIn(payoutMessages, language);
    const rows = await tx
      .selectFrom('payoutBatch')
      .select(['id', 'number', 'payOn', 'totalMinor'])
      .select(sql<number>`(count(*) over ())::int`.as('total'))
      .where('status', '=', 'approved')
      .$if(about !== null, (query) => query.where('id', '=', about?.recordId ?? ''))
      .orderBy('payOn')
      .orderBy('id')
      .limit(most)
      .execute();
    const tasks = rows.map(({ id, number, payOn, totalMinor }): FoundTask => ({
      id,
      title: t('task.title', { number }),
      text: formatMoney(totalMinor, tenant.currency, { language }),
      verb: t('task.release'),
      link: batchUrl(id),
      dueOn: payOn,
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};

/** Drafts that were sent for approval and came back: changed or not, they are sent again. */
export const returnedPayoutTasks: TaskProvider = {
  kind: 'payout-returned',
  permission: 'Payout Create',
  async find({ tx, tenant, about, language, most }) {
    if (about !== null && about.record !== 'payout-batch') return { tasks: [], total: 0 };
    const t = messagesIn(payoutMessages, language);
    const rows = await tx
      .selectFrom('payoutBatch as batch')
      .innerJoinLateral(
        (nested) =>
          nested
            .selectFrom('approval')
            .select(['approval.state', 'approval.outcome'])
            .whereRef('approval.tenantId', '=', 'batch.tenantId')
            .where('approval.record', '=', 'payout-batch')
            .whereRef('approval.recordId', '=', 'batch.id')
            .orderBy('approval.askedAt', 'desc')
            .orderBy('approval.id', 'desc')
            .limit(1)
            .as('asked'),
        (join) => join.onTrue(),
      )
      .select(['batch.id', 'batch.number', 'batch.payOn', 'batch.totalMinor', 'asked.state', 'asked.outcome'])
      .select(sql<number>`(count(*) over ())::int`.as('total'))
      .where('batch.status', '=', 'draft')
      .where('asked.state', 'in', [...lapsedStates])
      .$if(about !== null, (query) => query.where('batch.id', '=', about?.recordId ?? ''))
      .orderBy('batch.payOn')
      .orderBy('batch.id')
      .limit(most)
      .execute();
    const tasks = rows.map(({ id, number, payOn, totalMinor, state, outcome }): FoundTask => ({
      id,
      title: t('task.title', { number }),
      text: `${formatMoney(totalMinor, tenant.currency, { language })} · ${whyLapsed(state, outcome, language)}`,
      verb: t('task.sendAgain'),
      link: batchUrl(id),
      dueOn: payOn,
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};
