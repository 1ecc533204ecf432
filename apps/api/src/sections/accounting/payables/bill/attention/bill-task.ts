import { addDays } from '@courtyard/contract/days';
import { formatMoney } from '@courtyard/contract/formats';
import { sql } from 'kysely';
import type { FoundTask, TaskProvider } from '../../../../../platform/section/tasks/task-provider';

const soonDays = 7;
const verbs = { en: 'Pay', es: 'Pagar' };

/** Bills that are due within a week, or were due, for who pays them. */
export const billTasks: TaskProvider = {
  kind: 'bill-due',
  permission: 'Bill Pay',
  async find({ tx, tenant, about, language, most, today }) {
    if (about !== null && about.thing !== 'bill') return { tasks: [], total: 0 };
    const rows = await tx
      .selectFrom('bill')
      .innerJoin('vendor', (join) =>
        join.onRef('vendor.tenantId', '=', 'bill.tenantId').onRef('vendor.id', '=', 'bill.vendorId'),
      )
      .select(['bill.id', 'bill.number', 'bill.dueOn', 'bill.openMinor', 'vendor.name'])
      .select(sql<number>`(count(*) over ())::int`.as('total'))
      .where('bill.openMinor', '>', 0)
      .where('bill.dueOn', '<=', addDays(today, soonDays))
      .$if(about !== null, (query) => query.where('bill.id', '=', about?.thingId ?? ''))
      .orderBy('bill.dueOn')
      .orderBy('bill.id')
      .limit(most)
      .execute();
    const tasks = rows.map(({ id, number, dueOn, openMinor, name }): FoundTask => ({
      id,
      title: `${name} · ${number}`,
      text: formatMoney(openMinor, tenant.currency, { language }),
      verb: verbs[language],
      link: `/accounting/bills/pay?bill=${id}`,
      dueOn,
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};
