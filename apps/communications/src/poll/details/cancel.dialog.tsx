import { toast, useMessages } from '@courtyard/common';
import { type Poll, pollCancellation } from '@courtyard/contract/communications/poll/poll';
import { Text } from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useCancelPoll } from '../poll.queries';
import { detailsMessages } from './details.messages';

/** Asks why a poll is cancelled, and cancels it. */
export function CancelDialog({ poll, onClose }: { poll: Poll; onClose: () => void }) {
  const t = useMessages(detailsMessages);
  const cancelling = useCancelPoll(poll.id);
  const form = useContractForm(pollCancellation, {
    onSubmit: async ({ reason }) => {
      await cancelling.mutateAsync({ reason, version: poll.version });
      toast({ title: t('cancelled'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('cancelTitle', { title: poll.title })}>
      <Form form={form}>
        <Text>{t('cancelText')}</Text>
        <TextAreaField name="reason" label={t('reason')} rows={2} required />
        <FormActions onCancel={onClose} submitLabel={t('cancel')} />
      </Form>
    </Dialog>
  );
}
