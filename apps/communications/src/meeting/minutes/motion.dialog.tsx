import { call, choicesOf, toast, useCan, useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import {
  type Motion,
  motionChange,
  type MotionInput,
  motionInput,
} from '@courtyard/contract/communications/meeting/motion/motion';
import { motionResults, voteMethods } from '@courtyard/contract/communications/meeting/motion/motion.values';
import { SimpleGrid } from '@courtyard/ui';
import {
  CheckboxField,
  Form,
  FormActions,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  useContractForm,
  useFormValue,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { motions } from '../meeting.queries';
import { agendaMessages } from '../agenda/agenda.messages';
import { minutesMessages } from './minutes.messages';
import { NamedVotes, type NamedVotesProps, type Votes } from './named-votes';

interface AddProps {
  meeting: Meeting;
  onClose: () => void;
}

/** Records what was moved. */
export function AddMotionDialog({ meeting, onClose }: AddProps) {
  const t = useMessages(minutesMessages);
  const tAgenda = useMessages(agendaMessages);
  const seesExecutive = useCan('Executive Sessions View');
  const adding = motions.useCreate(meeting.id);
  const form = useContractForm(motionInput, {
    onSubmit: async (values) => {
      await adding.mutateAsync(values);
      toast({ title: t('motionToast'), kind: 'success' });
      onClose();
    },
  });
  const voting = {
    method: useFormValue(form, 'method'),
    votes: useFormValue(form, 'votes') ?? [],
    onVotes: (next: Votes) => form.setValue('votes', next, { shouldDirty: true }),
  };
  return (
    <Dialog open onClose={onClose} title={t('addMotion')}>
      <Form form={form}>
        <MotionFields meeting={meeting} before={[]} {...voting} />
        {seesExecutive ? (
          <CheckboxField name="isExecutive" label={tAgenda('isExecutive')} help={t('executiveHelp')} />
        ) : null}
        <FormActions onCancel={onClose} submitLabel={t('addMotion')} />
      </Form>
    </Dialog>
  );
}

const valuesOf = (motion: Motion) => ({
  ...motion,
  votes: motion.votes.map(({ attendeeId, vote }) => ({ attendeeId, vote })),
});

/** Changes a motion; what somebody else saved meanwhile stands beside what is written. */
export function ChangeMotionDialog({ meeting, motion, onClose }: AddProps & { motion: Motion }) {
  const t = useMessages(minutesMessages);
  const updating = motions.useUpdate(meeting.id, motion.id);
  const fetchLatest = async () => {
    const params = { meetingId: meeting.id };
    const { data } = await call('GET /api/v1/meetings/:meetingId/motions', { params });
    return data.find(({ id }) => id === motion.id);
  };
  const versioned = useVersionedSave({ read: motion, valuesOf, fetchLatest });
  const form = useContractForm(motionChange, {
    versioned,
    onSubmit: async (values) => {
      await versioned.save((base) => updating.mutateAsync({ ...values, version: base.version }));
      toast({ title: t('motionToast'), kind: 'success' });
      onClose();
    },
  });
  const voting = {
    method: useFormValue(form, 'method'),
    votes: useFormValue(form, 'votes') ?? [],
    onVotes: (next: Votes) => form.setValue('votes', next, { shouldDirty: true }),
  };
  return (
    <Dialog open onClose={onClose} title={t('changeMotion')}>
      <Form form={form}>
        <MotionFields meeting={meeting} before={motion.votes} {...voting} />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

interface FieldsProps extends NamedVotesProps {
  method: MotionInput['method'] | null | undefined;
}

function MotionFields({ method, ...voting }: FieldsProps) {
  const t = useMessages(minutesMessages);
  return (
    <>
      <TextAreaField name="wording" label={t('wording')} rows={3} required />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <TextField name="mover" label={t('mover')} maxLength={120} optional />
        <TextField name="seconder" label={t('seconder')} maxLength={120} optional />
        <SelectField
          name="method"
          label={t('method')}
          options={choicesOf(t, 'method', voteMethods)}
          required
        />
        <SelectField
          name="result"
          label={t('result')}
          options={choicesOf(t, 'result', motionResults)}
          required
        />
      </SimpleGrid>
      {method === 'count' ? (
        <SimpleGrid columns={3} gap="3">
          <NumberField name="inFavor" label={t('inFavor')} whole optional />
          <NumberField name="against" label={t('against')} whole optional />
          <NumberField name="abstained" label={t('abstained')} whole optional />
        </SimpleGrid>
      ) : null}
      {method === 'names' ? <NamedVotes {...voting} /> : null}
    </>
  );
}
