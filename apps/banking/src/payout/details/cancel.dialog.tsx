import { toast, useMessages } from '@courtyard/common';
import { type PayoutBatch, payoutRoutes } from '@courtyard/contract/banking/payout/payout';
import { Text } from '@courtyard/ui';
import { Form, FormActions, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { payoutMessages } from '../payout.messages';
import { useCancelBatch } from '../payout.queries';

/** Asks why a batch is canceled. */
export function CancelDialog({ batch, onClose }: { batch: PayoutBatch; onClose: () => void }) {
  const t = useMessages(payoutMessages);
  const cancel = useCancelBatch(batch.id);
  const { number, version } = batch;
  const form = useContractForm(payoutRoutes.cancelPayoutBatch.body, {
    defaultValues: { version, reason: '' },
    onSubmit: async (values) => {
      await cancel.mutateAsync(values);
      toast({ title: t('canceled', { number }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('cancelTitle', { number })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('cancelText')}
        </Text>
        <TextField {...form.field('reason')} label={t('reason')} required />
        <FormActions submitLabel={t('cancel')} tone="danger" onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
