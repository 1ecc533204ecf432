import { toast, useMessages } from '@courtyard/common';
import { type WorkOrder, workActInput } from '@courtyard/contract/service-requests/work-order/work-order';
import type { WorkAct } from '@courtyard/contract/service-requests/work-order/work-order-states';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { workOrders } from '../work-order.queries';
import { workActMessages } from './acts.messages';

/** The acts that ask for a text before they are done. */
export type AskedAct = Extract<WorkAct, 'finish' | 'return' | 'decline' | 'cancel'>;

export const isAsked = (act: WorkAct): act is AskedAct =>
  act === 'finish' || act === 'return' || act === 'decline' || act === 'cancel';

interface ActDialogProps {
  act: AskedAct;
  order: WorkOrder;
  onClose: () => void;
}

/** Asks what was done, or why. */
export function WorkActDialog({ act, order: { id, number, version }, onClose }: ActDialogProps) {
  const t = useMessages(workActMessages);
  const acting = workOrders.useWrite('POST /api/v1/work-orders/:workOrderId/state', id);
  const form = useContractForm(workActInput, {
    defaultValues: { act, version },
    onSubmit: async (values) => {
      // As the page shows it by now: an act before this one may have been answered since the dialog opened.
      await acting.mutateAsync({ ...values, version });
      toast({ title: t(`done.${act}`, { number }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={`${t(`act.${act}`)} #${number}`}>
      <Form form={form}>
        <TextAreaField
          {...form.field('note')}
          label={t(`note.${act}`)}
          rows={3}
          required={act !== 'finish'}
        />
        <FormActions submitLabel={t(`act.${act}`)} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
