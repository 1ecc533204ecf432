import { toast, useMessages } from '@courtyard/common';
import { type Poll, resultNoticeInput } from '@courtyard/contract/communications/poll/poll';
import { DateField, Form, FormActions, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useRecordResultNotice } from '../poll.queries';
import { certificationMessages } from './certification.messages';

/** Records when and how members were told of a result. */
export function ResultNoticeDialog({ poll, onClose }: { poll: Poll; onClose: () => void }) {
  const t = useMessages(certificationMessages);
  const recording = useRecordResultNotice(poll.id);
  const form = useContractForm(resultNoticeInput, {
    defaultValues: poll.resultNotice ?? {},
    onSubmit: async (values) => {
      await recording.mutateAsync(values);
      toast({ title: t('recorded'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('recordTitle')} description={t('recordText')}>
      <Form form={form}>
        <DateField name="on" label={t('on')} required />
        <TextField name="how" label={t('how')} help={t('howHelp')} maxLength={200} required />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
