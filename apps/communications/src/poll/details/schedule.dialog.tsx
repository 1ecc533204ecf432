import { toast, useFormats, useMessages } from '@courtyard/common';
import { type Poll, pollSchedule } from '@courtyard/contract/communications/poll/poll';
import { Text } from '@courtyard/ui';
import { DateField, Form, FormActions, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { pollMessages } from '../poll.messages';
import { useScheduleOpening } from '../poll.queries';
import { detailsMessages } from './details.messages';

/** Asks when a draft opens itself. */
export function ScheduleDialog({ poll, onClose }: { poll: Poll; onClose: () => void }) {
  const t = useMessages(detailsMessages);
  const tPoll = useMessages(pollMessages);
  const formats = useFormats();
  const scheduling = useScheduleOpening(poll.id);
  const form = useContractForm(pollSchedule, {
    onSubmit: async (values) => {
      const { opensAt } = await scheduling.mutateAsync({ ...values, version: poll.version });
      toast({ title: t('scheduled', { at: opensAt ? formats.moment(opensAt) : '' }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('scheduleTitle', { title: poll.title })}>
      <Form form={form}>
        <Text>{t('scheduleText')}</Text>
        <DateField name="opensOn" label={tPoll('opensOn')} required />
        <TextField name="opensTime" label={tPoll('opensTime')} type="time" required />
        <FormActions onCancel={onClose} submitLabel={t('schedule')} />
      </Form>
    </Dialog>
  );
}
