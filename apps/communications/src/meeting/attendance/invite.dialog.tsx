import { toast, useMessages } from '@courtyard/common';
import { invitees } from '@courtyard/contract/communications/meeting/attendance/attendance';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { AudienceField, Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { meetings } from '../meeting.queries';
import { attendanceMessages } from './attendance.messages';

/** Invites an audience as it is today. */
export function InviteDialog({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const t = useMessages(attendanceMessages);
  const inviting = meetings.useWrite('POST /api/v1/meetings/:meetingId/invitees', meeting.id);
  const form = useContractForm(invitees, {
    onSubmit: async (values) => {
      const { added } = await inviting.mutateAsync(values);
      toast({ title: added > 0 ? t('invitedToast', { count: added }) : t('nobodyNew'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('inviteTitle', { name: meeting.name })}>
      <Form form={form}>
        <AudienceField name="audience" label={t('invited')} />
        <FormActions onCancel={onClose} submitLabel={t('inviteVerb')} />
      </Form>
    </Dialog>
  );
}
