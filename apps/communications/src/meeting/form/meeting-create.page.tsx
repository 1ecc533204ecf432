import { useMessages } from '@courtyard/common';
import { meetingInput } from '@courtyard/contract/communications/meeting/meeting';
import { FormPage, useContractForm, useFormValue, useSaved } from '@courtyard/ui/forms';
import { meetingPaths } from '../meeting-paths';
import { meetingMessages } from '../meeting.messages';
import { meetings } from '../meeting.queries';
import { MeetingFields } from './meeting-fields';
import { formMessages } from './form.messages';

/** `meetings/create`. */
export function MeetingCreatePage() {
  const t = useMessages(formMessages);
  const tMeeting = useMessages(meetingMessages);
  const saved = useSaved();
  const create = meetings.useCreate();
  const form = useContractForm(meetingInput, {
    defaultValues: { startTime: '19:00', endTime: '20:30' },
    rules: { startTime: t('time'), endTime: t('time'), onlineUrl: t('url') },
    onSubmit: async (values) => {
      const { id, name } = await create.mutateAsync(values);
      await saved(meetingPaths.details(id), { text: t('created', { name }) });
    },
  });
  const heldOn = useFormValue(form, 'heldOn');
  return (
    <FormPage form={form} title={tMeeting('add')} submitLabel={tMeeting('add')} cancelTo={meetingPaths.list}>
      <MeetingFields heldOn={heldOn} />
    </FormPage>
  );
}
