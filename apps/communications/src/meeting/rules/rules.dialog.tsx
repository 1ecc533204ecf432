import { choicesOf, toast, useMessages } from '@courtyard/common';
import {
  type MeetingPolicy,
  meetingPolicyInput,
} from '@courtyard/contract/communications/meeting/policy/meeting-policy';
import {
  noticeUnits,
  quorumBases,
  quorumKinds,
} from '@courtyard/contract/communications/meeting/policy/meeting-policy.values';
import { holidayCalendars } from '@courtyard/contract/platform/community/community.values';
import { lateNotices } from '@courtyard/contract/communications/meeting/notice/notice.values';
import { SimpleGrid } from '@courtyard/ui';
import {
  CheckboxField,
  Form,
  FormActions,
  NumberField,
  SelectField,
  TextField,
  useContractForm,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { meetingMessages } from '../meeting.messages';
import { meetings } from '../meeting.queries';
import { ClosedDaysEditor } from './closed-days.editor';
import { rulesMessages } from './rules.messages';

/** Changes the rules of one kind of meeting; a rule that others changed meanwhile is refused, and said. */
export function RulesDialog({ policy, onClose }: { policy: MeetingPolicy; onClose: () => void }) {
  const t = useMessages(rulesMessages);
  const tMeeting = useMessages(meetingMessages);
  const { kind, version } = policy;
  const updating = meetings.useWrite('PUT /api/v1/meeting-policies/:meetingKind', kind);
  const form = useContractForm(meetingPolicyInput, {
    defaultValues: policy,
    onSubmit: async (values) => {
      await updating.mutateAsync({ ...values, version });
      toast({ title: t('saved'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open size="lg" onClose={onClose} title={t('changeTitle', { kind: tMeeting(`kind.${kind}`) })}>
      <Form form={form}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          <NumberField name="minimum" label={t('minimum')} whole required />
          <SelectField name="unit" label={t('unit')} options={choicesOf(t, 'unit', noticeUnits)} required />
          <NumberField name="maximumDays" label={t('maximumDays')} whole optional />
          <NumberField name="postDays" label={t('postDays')} whole required />
        </SimpleGrid>
        <SelectField
          name="holidays"
          label={t('holidays')}
          options={choicesOf(t, 'holidays', holidayCalendars)}
          required
        />
        <ClosedDaysEditor form={form} />
        <SelectField
          name="lateNotice"
          label={t('lateNotice')}
          options={choicesOf(t, 'lateNotice', lateNotices)}
          required
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          <SelectField
            name="quorumKind"
            label={t('quorumKind')}
            options={choicesOf(t, 'quorumKind', quorumKinds)}
            required
          />
          <SelectField
            name="quorumBasis"
            label={t('quorumBasis')}
            options={choicesOf(t, 'quorumBasis', quorumBases)}
            required
          />
          <NumberField name="quorumValue" label={t('quorumValue')} help={t('valueHelp')} whole required />
          <NumberField name="reconvenedValue" label={t('reconvenedValue')} whole optional />
        </SimpleGrid>
        <CheckboxField name="proxiesCount" label={t('proxiesCount')} />
        <NumberField name="minutesWithinDays" label={t('minutesWithinDays')} whole required />
        <TextField name="source" label={t('source')} help={t('sourceHelp')} maxLength={200} optional />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
