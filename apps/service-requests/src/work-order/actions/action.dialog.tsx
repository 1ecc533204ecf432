import { toast, useMessages } from '@courtyard/common';
import { type WorkOrder, workActionInput } from '@courtyard/contract/service-requests/work-order/work-order';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { workOrders } from '../work-order.queries';
import { workActionMessages } from './actions.messages';
import type { AskedAction } from './asked-actions';

interface ActionDialogProps {
  action: AskedAction;
  order: Pick<WorkOrder, 'id' | 'number' | 'version'>;
  onClose: () => void;
}

/** Asks what was done, or why. */
export function WorkActionDialog({ action, order: { id, number, version }, onClose }: ActionDialogProps) {
  const t = useMessages(workActionMessages);
  const acting = workOrders.useWrite('POST /api/v1/work-orders/:workOrderId/state', id);
  const form = useContractForm(workActionInput, {
    defaultValues: { action, version },
    onSubmit: async (values) => {
      // As the page shows it by now: an action before this one may have been answered since the dialog opened.
      await acting.mutateAsync({ ...values, version });
      toast({ title: t(`done.${action}`, { number }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={`${t(`action.${action}`)} #${number}`}>
      <Form form={form}>
        <TextAreaField
          {...form.field('note')}
          label={t(`note.${action}`)}
          rows={3}
          required={action !== 'finish'}
        />
        <FormActions submitLabel={t(`action.${action}`)} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
