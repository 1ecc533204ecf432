import { addDays } from '@courtyard/contract/days';
import { messagesIn } from '@courtyard/contract/messages';
import { formatMoney } from '@courtyard/contract/formats';
import { sql } from 'kysely';
import type { FoundTask, TaskProvider } from '../../../../../platform/section/tasks/task-provider';
import { lapsedStates, whyLapsed } from '../../../../../platform/tenancy/approvals/notifications/why-lapsed';
import { billMessages } from '../bill-documents';

const soonDays = 7;

/** Bills that are due within a week, or were due, for who pays them. */
export const billTasks: TaskProvider = {
  kind: 'bill-due',
  permission: 'Bill Pay',
  async find({ tx, tenant, about, language, most, today }) {
    if (about !== null && about.record !== 'bill') return { tasks: [], total: 0 };
    const rows = await tx
      .selectFrom('bill')
      .innerJoin('vendor', (join) =>
        join.onRef('vendor.tenantId', '=', 'bill.tenantId').onRef('vendor.id', '=', 'bill.vendorId'),
      )
      .select(['bill.id', 'bill.number', 'bill.dueOn', 'bill.openMinor', 'vendor.name'])
      .select(sql<number>`(count(*) over ())::int`.as('total'))
      .where('bill.openMinor', '>', 0)
      .where('bill.dueOn', '<=', addDays(today, soonDays))
      .$if(about !== null, (query) => query.where('bill.id', '=', about?.recordId ?? ''))
      .orderBy('bill.dueOn')
      .orderBy('bill.id')
      .limit(most)
      .execute();
    const tasks = rows.map(({ id, number, dueOn, openMinor, name }): FoundTask => ({
      id,
      title: `${name} · ${number}`,
      text: formatMoney(openMinor, tenant.currency, { language }),
      verb: messagesIn(billMessages, language)('task.pay'),
      link: `/accounting/bills/pay?bill=${id}`,
      dueOn,
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};

/** Bills that are not in the books and that nobody is asked about any more: saving one asks again. */
export const undecidedBillTasks: TaskProvider = {
  kind: 'bill-undecided',
  permission: 'Bill Create',
  async find({ tx, tenant, about, language, most }) {
    if (about !== null && about.record !== 'bill') return { tasks: [], total: 0 };
    const rows = await tx
      .selectFrom('bill')
      .innerJoin('vendor', (join) =>
        join.onRef('vendor.tenantId', '=', 'bill.tenantId').onRef('vendor.id', '=', 'bill.vendorId'),
      )
      .innerJoinLateral(
        (nested) =>
          nested
            .selectFrom('approval')
            .select(['approval.state', 'approval.outcome'])
            .whereRef('approval.tenantId', '=', 'bill.tenantId')
            .where('approval.record', '=', 'bill')
            .whereRef('approval.recordId', '=', 'bill.id')
            .orderBy('approval.askedAt', 'desc')
            .orderBy('approval.id', 'desc')
            .limit(1)
            .as('asked'),
        (join) => join.onTrue(),
      )
      .select([
        'bill.id',
        'bill.number',
        'bill.dueOn',
        'bill.totalMinor',
        'vendor.name',
        'asked.state',
        'asked.outcome',
      ])
      .select(sql<number>`(count(*) over ())::int`.as('total'))
      .where('bill.isPosted', '=', false)
      .where('bill.voidedOn', 'is', null)
      .where('asked.state', 'in', [...lapsedStates])
      .$if(about !== null, (query) => query.where('bill.id', '=', about?.recordId ?? ''))
      .orderBy('bill.dueOn')
      .orderBy('bill.id')
      .limit(most)
      .execute();
    const tasks = rows.map(({ id, number, dueOn, totalMinor, name, state, outcome }): FoundTask => {
      const why = whyLapsed(state, outcome, language);
      return {
        id,
        title: `${name} · ${number}`,
        text: `${formatMoney(Math.abs(totalMinor), tenant.currency, { language })} · ${why}`,
        verb: messagesIn(billMessages, language)('task.edit'),
        link: `/accounting/bills/edit?id=${id}`,
        dueOn,
      };
    });
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};

/** Bills that another section drafted for work of a vendor, until somebody saves them. */
export const draftBillTasks: TaskProvider = {
  kind: 'bill-draft',
  permission: 'Bill Create',
  async find({ tx, tenant, about, language, most }) {
    if (about !== null && about.record !== 'bill') return { tasks: [], total: 0 };
    const rows = await tx
      .selectFrom('bill')
      .innerJoin('vendor', 'vendor.id', 'bill.vendorId')
      .select(['bill.id', 'bill.number', 'bill.dueOn', 'bill.totalMinor', 'vendor.name'])
      .select(sql<number>`(count(*) over ())::int`.as('total'))
      .where(sql<boolean>`bill.is_draft and bill.voided_on is null`)
      .$if(about !== null, (query) => query.where('bill.id', '=', about?.recordId ?? ''))
      .orderBy('bill.dueOn')
      .orderBy('bill.id')
      .limit(most)
      .execute();
    const tasks = rows.map(({ id, number, dueOn, totalMinor, name }): FoundTask => ({
      id,
      title: `${name} · ${number}`,
      text: formatMoney(totalMinor, tenant.currency, { language }),
      verb: messagesIn(billMessages, language)('task.review'),
      link: `/accounting/bills/edit?id=${id}`,
      dueOn,
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};
