import { choicesOf, useMessages } from '@courtyard/common';
import type { WorkOrderSummary } from '@courtyard/contract/service-requests/work-order/work-order';
import {
  workPrioritySet,
  workStateSet,
} from '@courtyard/contract/service-requests/work-order/work-order-actions';
import type { BulkDialogProps } from '@courtyard/ui/data';
import { SelectField, ValueDialog } from '@courtyard/ui/forms';
import { PriorityField } from '../../request/actions/handling-fields';
import { workOrders, type WorkOrdersQuery } from '../work-order.queries';
import { workListMessages } from './work-list.messages';

export type WorkManyProps = BulkDialogProps<WorkOrderSummary> & { query: WorkOrdersQuery };

/** Gives many work orders one priority. */
export function WorkPriorityDialog(props: WorkManyProps) {
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
export function WorkStateDialog(props: WorkManyProps) {
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
