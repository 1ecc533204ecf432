import { choicesOf, useCan, useCommunity, useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { meetingKinds } from '@courtyard/contract/communications/meeting/meeting.values';
import { dayFrom } from '@courtyard/contract/days';
import { zoneText } from '@courtyard/contract/intl';
import { SimpleGrid } from '@courtyard/ui';
import {
  CheckboxField,
  DateField,
  FormSection,
  SelectField,
  TextAreaField,
  TextField,
} from '@courtyard/ui/forms';
import { meetingMessages } from '../meeting.messages';
import { rulesOf, useRepeatsSaid } from './repeats';
import { repeatsMessages } from './repeats.messages';
import { formMessages } from './form.messages';

interface FieldsProps {
  /** The one that is changed. */
  meeting?: Meeting;
  /** The day that the form has, as it is written. */
  heldOn: string | null | undefined;
}

/** The fields of a meeting, in sections. */
export function MeetingFields({ meeting, heldOn }: FieldsProps) {
  const t = useMessages(formMessages);
  const tMeeting = useMessages(meetingMessages);
  const { timeZone } = useCommunity();
  const seesExecutive = useCan('Executive Sessions View');
  return (
    <>
      <FormSection title={t('what')}>
        <TextField name="name" label={tMeeting('name')} required maxLength={120} />
        <SelectField
          name="kind"
          label={tMeeting('kind')}
          options={choicesOf(tMeeting, 'kind', meetingKinds)}
          required
        />
        {seesExecutive && !meeting ? (
          <CheckboxField name="isExecutive" label={tMeeting('isExecutive')} help={t('executiveHelp')} />
        ) : null}
        <CheckboxField name="isReconvened" label={tMeeting('isReconvened')} help={t('reconvenedHelp')} />
      </FormSection>
      <FormSection title={t('when')} description={t('whenText', { zone: zoneText(timeZone) })}>
        <DateField name="heldOn" label={tMeeting('heldOn')} required />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          <TextField name="startTime" label={tMeeting('startTime')} type="time" required />
          <TextField
            name="endTime"
            label={tMeeting('endTime')}
            type="time"
            help={t('endTimeHelp')}
            required
          />
        </SimpleGrid>
        <RepeatsField now={meeting?.repeats ?? null} heldOn={dayFrom(heldOn)} />
        <TextField name="place" label={tMeeting('place')} maxLength={200} optional />
        <TextField
          name="onlineUrl"
          label={tMeeting('onlineUrl')}
          type="url"
          help={t('urlHelp')}
          maxLength={500}
          optional
        />
        {meeting?.isAnnounced ? (
          <TextAreaField
            name="noticeReason"
            label={t('noticeReason')}
            help={t('noticeReasonHelp')}
            rows={2}
          />
        ) : null}
      </FormSection>
      <FormSection title={tMeeting('notes')}>
        <TextAreaField name="notes" label={tMeeting('notes')} rows={4} />
      </FormSection>
    </>
  );
}

/** How the meeting comes back, by the day that the form has; `now` is what it was. */
function RepeatsField({ now, heldOn }: { now: string | null; heldOn: string | null }) {
  const t = useMessages(repeatsMessages);
  const tMeeting = useMessages(meetingMessages);
  const say = useRepeatsSaid();
  const rules = heldOn === null ? [] : rulesOf(heldOn);
  const offered = now === null || rules.includes(now) ? rules : [now, ...rules];
  return (
    <SelectField
      name="repeats"
      label={tMeeting('repeats')}
      help={t('repeatsHelp')}
      options={offered.map((rule) => ({ value: rule, label: say(rule) }))}
      placeholder={t('never')}
      optional
    />
  );
}
