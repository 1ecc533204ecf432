import type { Word } from '@courtyard/contract/fields/words';
import {
  type WorkPrioritySet,
  workPrioritySet,
  type WorkStateSet,
  workStateSet,
} from '@courtyard/contract/service-requests/work-order/work-order-acts';
import type { WorkOrderFilters } from '@courtyard/contract/service-requests/work-order/work-order-routes';
import {
  isOpenWork,
  type WorkOrderState,
} from '@courtyard/contract/service-requests/work-order/work-order-states';
import { wordOf } from '@courtyard/contract/messages';
import type { z } from 'zod';
import { changeOf } from '../../../../platform/audit/audit';
import { asOf, recordChange } from '../../../../platform/section/call-context';
import {
  type ActOnMany,
  type JobOfAct,
  leave,
  type ListRow,
} from '../../../../platform/section/many/act-on-many';
import { eachByItself, maxInCall } from '../../../../platform/section/many/each-by-itself';
import { actOnWorkOrder } from '../doing/act-on-order';
import { writeOrder } from '../doing/change-order';
import { isVisible } from '../people/work-part';
import { workOrderRows } from '../reading/work-order.sql';
import { conditionsOf } from './work-orders.sql';
import { workOrderMessages } from '../reading/work-order-texts';

interface OrderRow extends ListRow {
  priority: WorkPrioritySet['priority'];
  state: WorkOrderState;
}

const manyOrders: Omit<ActOnMany<WorkOrderFilters, OrderRow, never>, 'change' | 'isDone'> = {
  list: 'work-order',
  things: wordOf(workOrderMessages, 'many'),
  idColumn: 'workOrder.id',
  matching: (context, filters) => conditionsOf(filters, asOf(context), undefined, context),
  async read(context, where, limit) {
    const rows = await workOrderRows(context.tx)
      .where(where)
      .where(isVisible(context))
      .orderBy('workOrder.id')
      .limit(limit)
      .forUpdate('workOrder')
      .execute();
    return rows.map(({ id, version, title, number, priority, state }) => ({
      id,
      version,
      name: `#${number} ${title}`,
      priority,
      state,
    }));
  },
};

const closedSentence = 'This work order is closed. Reopen it or create a new one.';

const orderJob = <Input>(act: string, label: Word, input: z.core.$ZodType<Input>): JobOfAct<Input> => ({
  name: `work-orders.${act}`,
  permission: 'Work Order Update',
  label,
  page: '/service-requests/work-orders',
  input,
});

/** Gives many work orders one priority. */
export const setPriorityOfWorkOrders: ActOnMany<WorkOrderFilters, OrderRow, WorkPrioritySet> = {
  ...manyOrders,
  job: orderJob('priority', wordOf(workOrderMessages, 'job.priority'), workPrioritySet),
  isDone: (row, { priority }) => row.priority === priority,
  async change(context, all, { priority }) {
    const rows = all.filter(({ state }) => isOpenWork(state));
    const closed = context.tell(closedSentence);
    for (const row of rows) await writeOrder(context, row, { priority });
    await recordChange(
      context,
      rows.map((row) =>
        changeOf('work-order.priority', { 'work-order': row.id }, { priority: row.priority }, { priority }),
      ),
    );
    return {
      done: rows.map(({ id, version }) => ({ id, version: version + 1 })),
      left: all.filter(({ state }) => !isOpenWork(state)).map((row) => leave(row, 'refused', closed)),
    };
  },
};

const stateAfter = { issue: 'issued', accept: 'accepted' } as const;

/** Issues or accepts many work orders, each under its own rules. */
export const setStateOfWorkOrders: ActOnMany<WorkOrderFilters, OrderRow, WorkStateSet> = {
  ...manyOrders,
  job: orderJob('state', wordOf(workOrderMessages, 'job.state'), workStateSet),
  most: maxInCall,
  isDone: (row, { act }) => row.state === stateAfter[act],
  change: eachByItself(async (context, row, { act }) => {
    const call = { ...context, afterCommit: () => {} };
    return actOnWorkOrder(call, row.id, { act, note: null, version: row.version });
  }),
};
