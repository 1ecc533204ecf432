import { toast, useCan, useMessages } from '@courtyard/common';
import { type Minutes, minutesInput } from '@courtyard/contract/communications/meeting/minutes/minutes';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { meetings } from '../meeting.queries';
import { minutesMessages } from './minutes.messages';

interface Props {
  meetingId: string;
  minutes: Minutes;
  onClose: () => void;
}

/** Changes the minutes; those that others changed meanwhile are refused, and said. */
export function MinutesDialog({ meetingId, minutes, onClose }: Props) {
  const t = useMessages(minutesMessages);
  const seesExecutive = useCan('Executive Sessions View');
  const updating = meetings.useWrite('PUT /api/v1/meetings/:meetingId/minutes', meetingId);
  const form = useContractForm(minutesInput, {
    defaultValues: { body: minutes.body, executiveBody: minutes.executiveBody },
    onSubmit: async (values) => {
      await updating.mutateAsync({ ...values, version: minutes.version });
      toast({ title: t('saved'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('minutes')} size="lg">
      <Form form={form}>
        <TextAreaField name="body" label={t('body')} help={t('bodyHelp')} rows={16} required />
        {seesExecutive ? (
          <TextAreaField
            name="executiveBody"
            label={t('executiveBody')}
            help={t('executiveBodyHelp')}
            rows={6}
            optional
          />
        ) : null}
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
