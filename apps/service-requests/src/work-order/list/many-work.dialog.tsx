import { choicesOf, useMessages } from '@courtyard/common';
import { requestPriorities } from '@courtyard/contract/service-requests/request/request.values';
import type { WorkOrderSummary } from '@courtyard/contract/service-requests/work-order/work-order';
import {
  workPrioritySet,
  workStateSet,
} from '@courtyard/contract/service-requests/work-order/work-order-acts';
import { chosenRows, type ManyDialogProps, useManyDone } from '@courtyard/ui/data';
import { Form, FormActions, SelectField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { workOrderMessages } from '../work-order.messages';
import { workOrders, type WorkOrdersQuery } from '../work-order.queries';
import { workListMessages } from './work-list.messages';

export type WorkManyProps = ManyDialogProps<WorkOrderSummary> & { query: WorkOrdersQuery };

/** Gives many work orders one priority. */
export function WorkPriorityDialog({ selection, query, onClose }: WorkManyProps) {
  const t = useMessages(workListMessages);
  const tOrder = useMessages(workOrderMessages);
  const done = useManyDone(selection);
  const setting = workOrders.useWrite('POST /api/v1/work-orders/priority');
  const { count } = selection;
  const form = useContractForm(workPrioritySet, {
    onSubmit: async (values) => {
      const answer = await setting.mutateAsync({ ...values, chosen: chosenRows(selection, query) });
      done(answer, { title: (changed) => t('changed', { count: changed }) });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('priorityTitle', { count })}>
      <Form form={form}>
        <SelectField
          {...form.field('priority')}
          label={tOrder('priority')}
          options={choicesOf(tOrder, 'priority', requestPriorities)}
          required
        />
        <FormActions submitLabel={t('change')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** Issues drafts or accepts finished work of many orders. */
export function WorkStateDialog({ selection, query, onClose }: WorkManyProps) {
  const t = useMessages(workListMessages);
  const done = useManyDone(selection);
  const setting = workOrders.useWrite('POST /api/v1/work-orders/state');
  const { count } = selection;
  const form = useContractForm(workStateSet, {
    onSubmit: async (values) => {
      const answer = await setting.mutateAsync({ ...values, chosen: chosenRows(selection, query) });
      done(answer, { title: (changed) => t('changed', { count: changed }) });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('stateTitle', { count })}>
      <Form form={form}>
        <SelectField
          {...form.field('act')}
          label={t('act')}
          options={choicesOf(t, 'act', ['issue', 'accept'] as const)}
          required
        />
        <FormActions submitLabel={t('change')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
