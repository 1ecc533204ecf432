import { useMessages } from '@courtyard/common';
import { type Meeting, meetingChange } from '@courtyard/contract/communications/meeting/meeting';
import { FormPage, useContractForm, useFormValue, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { MeetingLoader } from '../details/meeting-loader';
import { meetingPaths } from '../meeting-paths';
import { meetings } from '../meeting.queries';
import { formMessages } from './form.messages';
import { MeetingFields } from './meeting-fields';
import { valuesOf } from './meeting-values';

/** `meetings/edit?id=`. */
export function MeetingEditPage() {
  return <MeetingLoader form>{(meeting) => <EditForm key={meeting.id} meeting={meeting} />}</MeetingLoader>;
}

function EditForm({ meeting }: { meeting: Meeting }) {
  const t = useMessages(formMessages);
  const { id } = meeting;
  const saved = useSaved();
  const update = meetings.useUpdate(id);
  const versioned = useVersionedSave({ read: meeting, valuesOf, fetchLatest: () => meetings.fetchOne(id) });
  const { base, save } = versioned;
  const form = useContractForm(meetingChange, {
    versioned,
    rules: { startTime: t('time'), endTime: t('time'), onlineUrl: t('url') },
    onSubmit: async (values) => {
      const { name } = await save(({ version }) => update.mutateAsync({ ...values, version }));
      await saved(meetingPaths.details(id), { name });
    },
  });
  const heldOn = useFormValue(form, 'heldOn');
  return (
    <FormPage form={form} edited={base.name} cancelTo={meetingPaths.details(id)}>
      <MeetingFields meeting={base} heldOn={heldOn} />
    </FormPage>
  );
}
