import type { Label } from '@courtyard/contract/fields/labels';
import {
  type WorkerSet,
  workerSet,
  type WorkPrioritySet,
  workPrioritySet,
  type WorkStateSet,
  workStateSet,
} from '@courtyard/contract/service-requests/work-order/work-order-actions';
import type { WorkOrderFilters } from '@courtyard/contract/service-requests/work-order/work-order-routes';
import {
  isOpenWork,
  type WorkOrderState,
} from '@courtyard/contract/service-requests/work-order/work-order-states';
import { labelOf } from '@courtyard/contract/messages';
import type { z } from 'zod';
import { changeOf } from '../../../../platform/audit/audit';
import { asOf, recordChange } from '../../../../platform/section/call-context';
import type { ApprovalContext } from '../../../../platform/tenancy/approvals/approval-kind';
import {
  type BulkChange,
  type BulkContext,
  type BulkJobKind,
  leave,
  type ListRow,
} from '../../../../platform/section/bulk/bulk-change';
import { eachByItself, maxInCall } from '../../../../platform/section/bulk/each-by-itself';
import { applyWorkOrderAction } from '../lifecycle/apply-work-order-action';
import { writeOrder } from '../lifecycle/change-order';
import { reassignWorkOrder } from '../lifecycle/work-order.service';
import { isVisible } from '../people/work-part';
import { workOrderRows } from '../queries/work-order.sql';
import { conditionsOf } from './work-orders.sql';
import { workOrderMessages } from '../queries/work-order-texts';

interface OrderRow extends ListRow {
  priority: WorkPrioritySet['priority'];
  state: WorkOrderState;
  vendorId: string | null;
  assigneeId: string | null;
}

const bulkOrders: Omit<BulkChange<WorkOrderFilters, OrderRow, never>, 'change' | 'isDone'> = {
  list: 'work-order',
  records: labelOf(workOrderMessages, 'many'),
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
    return rows.map(({ id, version, title, number, priority, state, vendorId, assigneeId }) => ({
      id,
      version,
      name: `#${number} ${title}`,
      priority,
      state,
      vendorId,
      assigneeId,
    }));
  },
};

const closedSentence = 'This work order is closed. Reopen it or create a new one.';

const orderJob = <Input>(
  action: string,
  label: Label,
  input: z.core.$ZodType<Input>,
): BulkJobKind<Input> => ({
  name: `work-orders.${action}`,
  permission: 'Work Order Update',
  label,
  page: '/service-requests/work-orders',
  input,
});

/** For what is written for a call of its own: nothing that is done to work orders waits for the commit. */
const asCall = (context: BulkContext): ApprovalContext => ({ ...context, afterCommit: () => {} });

const columnsOf = ({ worker }: WorkerSet) => ({
  vendorId: worker?.kind === 'vendor' ? worker.id : null,
  assigneeId: worker?.kind === 'member' ? worker.id : null,
});

/** Assigns many work orders, each under the rules of an edit: work that has started stays with who started it. */
export const assignWorkOrders: BulkChange<WorkOrderFilters, OrderRow, WorkerSet> = {
  ...bulkOrders,
  job: orderJob('assign', labelOf(workOrderMessages, 'job.assign'), workerSet),
  most: maxInCall,
  isDone(row, input) {
    const { vendorId, assigneeId } = columnsOf(input);
    return row.vendorId === vendorId && row.assigneeId === assigneeId;
  },
  change: eachByItself(async (context, { id, version }, input) =>
    reassignWorkOrder(asCall(context), id, { ...columnsOf(input), version }),
  ),
};

/** Gives many work orders one priority. */
export const setPriorityOfWorkOrders: BulkChange<WorkOrderFilters, OrderRow, WorkPrioritySet> = {
  ...bulkOrders,
  job: orderJob('priority', labelOf(workOrderMessages, 'job.priority'), workPrioritySet),
  isDone: (row, { priority }) => row.priority === priority,
  async change(context, all, { priority }) {
    const rows = all.filter(({ state }) => isOpenWork(state));
    const closed = context.translate(closedSentence);
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
export const setStateOfWorkOrders: BulkChange<WorkOrderFilters, OrderRow, WorkStateSet> = {
  ...bulkOrders,
  job: orderJob('state', labelOf(workOrderMessages, 'job.state'), workStateSet),
  most: maxInCall,
  isDone: (row, { action }) => row.state === stateAfter[action],
  change: eachByItself(async (context, { id, version }, { action }) =>
    applyWorkOrderAction(asCall(context), id, { action, note: null, version }),
  ),
};
