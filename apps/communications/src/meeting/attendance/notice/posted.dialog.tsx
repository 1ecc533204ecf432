import { toast, useMessages } from '@courtyard/common';
import { type MeetingNotice, noticeRoutes } from '@courtyard/contract/communications/meeting/notice/notice';
import { Text } from '@courtyard/ui';
import { DateField, Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { meetings } from '../../meeting.queries';
import { noticeMessages } from './notice.messages';

interface Props {
  meetingId: string;
  notice: MeetingNotice;
  onClose: () => void;
}

const posted = noticeRoutes.noticePosted.body.pick({ postedOn: true });

/** Records on which day the letters were handed to the post. */
export function PostedDialog({ meetingId, notice, onClose }: Props) {
  const t = useMessages(noticeMessages);
  const letters = notice.counts['to-post'];
  const recording = meetings.useWrite(
    'POST /api/v1/meetings/:meetingId/notices/:noticeId/posted',
    meetingId,
    notice.id,
  );
  const form = useContractForm(posted, {
    onSubmit: async (values) => {
      await recording.mutateAsync({ ...values, letters });
      toast({ title: t('postedToast'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('postedTitle')}>
      <Form form={form}>
        <Text>{t('postedText', { count: letters })}</Text>
        <DateField name="postedOn" label={t('postedOn')} required />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
