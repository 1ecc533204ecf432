import { choicesOf, useMessages } from '@courtyard/common';
import type { WorkOrderSummary } from '@courtyard/contract/service-requests/work-order/work-order';
import {
  workPrioritySet,
  workStateSet,
} from '@courtyard/contract/service-requests/work-order/work-order-actions';
import type { BulkDialogProps } from '@courtyard/ui/data';
import { ComboboxField, SelectField, ValueDialog } from '@courtyard/ui/forms';
import { z } from 'zod';
import { PriorityField } from '../../request/actions/handling-fields';
import { workOrders, type WorkOrdersQuery } from '../work-order.queries';
import { findWorkers } from '../form/work-choices';
import { workerFrom } from '../form/work-form.rules';
import { workListMessages } from './work-list.messages';

export type BulkWorkProps = BulkDialogProps<WorkOrderSummary> & { query: WorkOrdersQuery };

/** A vendor as "vendor:id", or a staff member as "member:id". */
const workerValue = z.object({ worker: z.string() });

/** Assigns many work orders to a vendor or a staff member. */
export function WorkAssignDialog(props: BulkWorkProps) {
  const t = useMessages(workListMessages);
  const assigning = workOrders.useWrite('POST /api/v1/work-orders/assign');
  const headings = { vendor: t('vendors'), member: t('staff') };
  return (
    <ValueDialog
      {...props}
      schema={workerValue}
      title={(count) => t('assignTitle', { count })}
      verb={() => t('assign')}
      said={(count) => t('assigned', { count })}
      give={({ worker, chosen }) => assigning.mutateAsync({ worker: workerFrom(worker), chosen })}
    >
      {(form) => (
        <ComboboxField
          {...form.field('worker')}
          label={t('worker')}
          options={findWorkers(headings)}
          required
        />
      )}
    </ValueDialog>
  );
}

/** Gives many work orders one priority. */
export function WorkPriorityDialog(props: BulkWorkProps) {
  const t = useMessages(workListMessages);
  const setting = workOrders.useWrite('POST /api/v1/work-orders/priority');
  return (
    <ValueDialog
      {...props}
      schema={workPrioritySet}
      title={(count) => t('priorityTitle', { count })}
      verb={() => t('change')}
      said={(count) => t('changed', { count })}
      give={setting.mutateAsync}
    >
      {(form) => <PriorityField {...form.field('priority')} required />}
    </ValueDialog>
  );
}

/** Issues drafts or accepts finished work of many orders. */
export function WorkStateDialog(props: BulkWorkProps) {
  const t = useMessages(workListMessages);
  const setting = workOrders.useWrite('POST /api/v1/work-orders/state');
  return (
    <ValueDialog
      {...props}
      schema={workStateSet}
      title={(count) => t('stateTitle', { count })}
      verb={() => t('change')}
      said={(count) => t('changed', { count })}
      give={setting.mutateAsync}
    >
      {(form) => (
        <SelectField
          {...form.field('action')}
          label={t('action')}
          options={choicesOf(t, 'action', ['issue', 'accept'] as const)}
          required
        />
      )}
    </ValueDialog>
  );
}
