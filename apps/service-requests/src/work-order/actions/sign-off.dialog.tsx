import { toast, useMessages } from '@courtyard/common';
import { signOffInput, type WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { Form, FormActions, TextAreaField, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { workOrderMessages } from '../work-order.messages';
import { workOrders } from '../work-order.queries';
import { workActionMessages } from './actions.messages';

/** Records that a resident signed on site. */
export function SignOffDialog({ order, onClose }: { order: WorkOrder; onClose: () => void }) {
  const t = useMessages(workActionMessages);
  const tOrder = useMessages(workOrderMessages);
  const { id, number } = order;
  const signing = workOrders.useWrite('POST /api/v1/work-orders/:workOrderId/sign-off', id);
  const form = useContractForm(signOffInput, {
    onSubmit: async (values) => {
      await signing.mutateAsync(values);
      toast({ title: t('signed'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('signOffTitle', { number })}>
      <Form form={form}>
        <TextField {...form.field('name')} label={t('signName')} maxLength={120} required />
        <TextAreaField {...form.field('note')} label={tOrder('note')} rows={2} />
        <FormActions submitLabel={t('signOff')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
