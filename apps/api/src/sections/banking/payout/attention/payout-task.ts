import { formatMoney } from '@courtyard/contract/formats';
import { payoutWords } from '@courtyard/contract/banking/payout/payout.words';
import { sql } from 'kysely';
import type { FoundTask, TaskProvider } from '../../../../platform/section/tasks/task-provider';
import { batchUrl } from './payout-approval';

const release = { en: 'Release', es: 'Emitir' };

/** Approved batches, for who releases them. Those to approve come with the approvals. */
export const payoutTasks: TaskProvider = {
  kind: 'payout-release',
  permission: 'Payout Create',
  async find({ tx, tenant, about, language, most }) {
    if (about !== null && about.thing !== 'payout-batch') return { tasks: [], total: 0 };
    const rows = await tx
      .selectFrom('payoutBatch')
      .select(['id', 'number', 'payOn', 'totalMinor'])
      .select(sql<number>`(count(*) over ())::int`.as('total'))
      .where('status', '=', 'approved')
      .$if(about !== null, (query) => query.where('id', '=', about?.thingId ?? ''))
      .orderBy('payOn')
      .orderBy('id')
      .limit(most)
      .execute();
    const tasks = rows.map(({ id, number, payOn, totalMinor }): FoundTask => ({
      id,
      title: `${payoutWords.payoutBatch[language]} #${number}`,
      text: formatMoney(totalMinor, tenant.currency, { language }),
      verb: release[language],
      link: batchUrl(id),
      dueOn: payOn,
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};
