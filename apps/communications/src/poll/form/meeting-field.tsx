import { useCan, useFormats, useMessages } from '@courtyard/common';
import { SelectField, useFormValue } from '@courtyard/ui/forms';
import { meetings } from '../../meeting/meeting.queries';
import { pollMessages } from '../poll.messages';
import { formMessages } from './form.messages';
import type { PollForm } from './poll-values';

/** At which meeting the rest of the votes is cast: those that are to come, and open to the members. */
export function MeetingField({ form }: { form: PollForm }) {
  const t = useMessages(formMessages);
  const tPoll = useMessages(pollMessages);
  const formats = useFormats();
  const seesMeetings = useCan('Meetings List View');
  const chosen = useFormValue(form, 'meetingId');

  const found = meetings.useList(
    { status: ['draft', 'called', 'in-session'], sort: 'startsAt', limit: 50 },
    { enabled: seesMeetings },
  ).data;
  const open = (found?.data ?? []).filter(({ isExecutive }) => !isExecutive);
  if (open.length === 0 && !chosen) return null;
  return (
    <SelectField
      {...form.field('meetingId')}
      label={tPoll('meetingId')}
      help={t('meetingHelp')}
      options={open.map(({ id, name, startsAt }) => ({
        value: id,
        label: `${name}, ${formats.moment(startsAt)}`,
      }))}
      placeholder={t('noMeeting')}
      optional
    />
  );
}
