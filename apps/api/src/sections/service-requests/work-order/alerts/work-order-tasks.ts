import { openStates } from '@courtyard/contract/service-requests/request/request.values';
import { dayAt } from '@courtyard/contract/days';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  FoundTask,
  FoundTasks,
  TaskProvider,
  TaskQuestion,
} from '../../../../platform/section/tasks/task-provider';
import { isAboutCaller } from '../../part/part.sql';
import { communityPage } from '../../request/queries/request-links';
import { isVisible } from '../people/work-part';
import { isForResident } from '../people/residents.sql';
import { residentWorkUrl, workOrderUrl } from './notifications/notify-work';
import en from './work-orders.en.json';
import es from './work-orders.es.json';

const messages = defineMessages({ en, es });

interface TaskRow {
  id: string;
  number: number;
  title: string;
  state: string;
  dueOn: string | null;
  finishedAt: string | null;
  vendor: string | null;
  total: number;
}

/** Orders that fulfil a condition, the soonest due first. */
async function ordersWhere(
  { tx, about, most }: TaskQuestion,
  condition: RawBuilder<SqlBool>,
): Promise<TaskRow[]> {
  if (about !== null && about.record !== 'work-order') return [];
  return tx
    .selectFrom('workOrder')
    .leftJoin('vendor', 'vendor.id', 'workOrder.vendorId')
    .select(['workOrder.id', 'workOrder.number', 'workOrder.title', 'workOrder.state', 'workOrder.dueOn'])
    .select(['workOrder.finishedAt', 'vendor.name as vendor'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where(condition)
    .$if(about !== null, (query) => query.where('workOrder.id', '=', about?.recordId ?? ''))
    .orderBy(sql`work_order.due_on nulls last`)
    .orderBy('workOrder.id')
    .limit(most)
    .execute();
}

type Verb = 'visit' | 'accept' | 'issued' | 'scheduled' | 'in-progress' | 'sign';

interface TranslatingContext {
  /** Whether it says whose work it is; a vendor knows its own name. */
  namesVendor?: boolean;
  verbOf: (row: TaskRow) => Verb;
  linkOf: (id: string) => string;
}

function tasksOf(
  rows: readonly TaskRow[],
  { language, tenant, today }: TaskQuestion,
  { namesVendor = true, verbOf, linkOf }: TranslatingContext,
): FoundTasks {
  const t = messagesIn(messages, language);
  const tasks = rows.map((row): FoundTask => ({
    id: row.id,
    title: `#${row.number} ${row.title}`,
    ...(namesVendor && row.vendor !== null && { text: row.vendor }),
    verb: t(`task.${verbOf(row)}`),
    link: linkOf(row.id),
    dueOn: row.dueOn ?? (row.finishedAt === null ? today : dayAt(row.finishedAt, tenant.timeZone)),
  }));
  return { tasks, total: rows[0]?.total ?? 0 };
}

const hasProposal = sql<SqlBool>`exists (select from work_order_visit visit where visit.tenant_id = work_order.tenant_id
  and visit.work_order_id = work_order.id and visit.state = 'proposed' and visit.ends_at > now())`;

/** Visits to confirm and finished work to accept, for those who manage work orders. */
const toManage: TaskProvider = {
  kind: 'work-order-manage',
  permission: 'Work Order Update',
  async find(question) {
    const due = sql<SqlBool>`(work_order.state = 'done' or (work_order.state in ('issued', 'scheduled', 'in-progress')
      and ${hasProposal}))`;
    const rows = await ordersWhere(question, sql`${due} and ${isVisible(question)}`);
    return tasksOf(rows, question, {
      verbOf: ({ state }) => (state === 'done' ? 'accept' : 'visit'),
      linkOf: workOrderUrl,
    });
  },
};

/** What is given to the caller, or to the vendor that they are of. */
const toDo: TaskProvider = {
  kind: 'work-order-do',
  permission: 'Work Order Details View',
  async find(question) {
    const { memberId } = question.caller;
    const mine = sql<SqlBool>`work_order.state in ('issued', 'scheduled', 'in-progress') and (
      work_order.assignee_id = ${memberId}
      or work_order.vendor_id = (select own.vendor_id from vendor_member own where own.member_id = ${memberId}))`;
    return tasksOf(await ordersWhere(question, mine), question, {
      namesVendor: false,
      verbOf: ({ state }) => (state === 'scheduled' || state === 'in-progress' ? state : 'issued'),
      linkOf: workOrderUrl,
    });
  },
};

/** Finished work that the caller is asked to sign off. */
const toSign: TaskProvider = {
  kind: 'work-order-sign-off',
  permission: null,
  async find(question) {
    const condition = sql<SqlBool>`work_order.state = 'done' and work_order.needs_sign_off and work_order.signed_at is null
      and ${isForResident(question)}`;
    return tasksOf(await ordersWhere(question, condition), question, {
      verbOf: () => 'sign',
      linkOf: residentWorkUrl,
    });
  },
};

/** Open requests whose work is all accepted: somebody tells their reporters that they are resolved. */
const toResolve: TaskProvider = {
  kind: 'request-resolve',
  permission: 'Community Request Update',
  async find(question) {
    const { tx, about, language, most, today } = question;
    if (about !== null && about.record !== 'request') return { tasks: [], total: 0 };
    const { rows } = await sql<{ id: string; number: number; title: string; total: number }>`
      select request.id, request.number, request.title, count(*) over ()::int as total from request
      where request.state in (${sql.join(openStates.map((state) => sql.lit(state)))})
        and request.id in (select linked.request_id from work_order_request linked
          join work_order ordered on ordered.id = linked.work_order_id
          group by linked.request_id
          having bool_and(ordered.state in ('accepted', 'cancelled')) and bool_or(ordered.state = 'accepted'))
        and (${about?.recordId ?? null}::uuid is null or request.id = ${about?.recordId ?? null}::uuid)
        and not ${isAboutCaller(question)}
      order by request.number limit ${most}`.execute(tx);
    const t = messagesIn(messages, language);
    return {
      total: rows[0]?.total ?? 0,
      tasks: rows.map(({ id, number, title }) => ({
        id,
        title: `#${number} ${title}`,
        verb: t('task.resolve'),
        link: communityPage(id),
        dueOn: today,
      })),
    };
  },
};

export const workOrderTasks = [toManage, toDo, toSign, toResolve];
