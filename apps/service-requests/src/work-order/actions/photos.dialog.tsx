import { toast, useMessages } from '@courtyard/common';
import { type WorkOrder, workPhotosInput } from '@courtyard/contract/service-requests/work-order/work-order';
import type { photoPhases } from '@courtyard/contract/service-requests/work-order/work-order.values';
import { FilesField, Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { workOrders } from '../work-order.queries';
import { workActionMessages } from './actions.messages';

interface PhotosDialogProps {
  order: WorkOrder;
  phase: (typeof photoPhases)[number];
  onClose: () => void;
}

/** Photos before or after the work, from the phone's camera too. */
export function PhotosDialog({ order, phase, onClose }: PhotosDialogProps) {
  const t = useMessages(workActionMessages);
  const { id, number, version } = order;
  const files = phase === 'before' ? order.photosBefore : order.photosAfter;
  const saving = workOrders.useWrite('PUT /api/v1/work-orders/:workOrderId/photos', id);
  const form = useContractForm(workPhotosInput, {
    defaultValues: { phase, version, fileIds: files.map((file) => file.id) },
    onSubmit: async (values) => {
      await saving.mutateAsync(values);
      toast({ title: t('saved'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('photosTitle', { number })}>
      <Form form={form}>
        <FilesField
          {...form.field('fileIds')}
          label={t(phase === 'before' ? 'photosBefore' : 'photosAfter')}
          files={files}
          accept="image/*"
          camera
          multiple
        />
        <FormActions submitLabel={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
