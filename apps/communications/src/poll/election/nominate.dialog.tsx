import { toast, useMessages } from '@courtyard/common';
import {
  type Candidate,
  candidacyInput,
  nominationInput,
} from '@courtyard/contract/communications/poll/election/election';
import { Text } from '@courtyard/ui';
import {
  ComboboxField,
  Form,
  FormActions,
  TextAreaField,
  TextField,
  useContractForm,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { membersOf } from '../electors/poll-members';
import { useAnswerNomination, useNominate } from '../poll.queries';
import { electionMessages } from './election.messages';

interface NominateDialogProps {
  pollId: string;
  /** Oneself, another member, or somebody by name who accepted in writing. */
  who: 'self' | 'member' | 'name';
  onClose: () => void;
}

const said = { self: 'standing', member: 'sent', name: 'entered' } as const;

/** Stands for election, or nominates somebody. */
export function NominateDialog({ pollId, who, onClose }: NominateDialogProps) {
  const t = useMessages(electionMessages);
  const nominating = useNominate(pollId);
  const form = useContractForm(nominationInput, {
    onSubmit: async (values) => {
      await nominating.mutateAsync(values);
      toast({ title: t(said[who]), kind: 'success' });
      onClose();
    },
  });
  const title = { self: 'standTitle', member: 'nominateTitle', name: 'enterTitle' } as const;
  const verb = { self: 'stand', member: 'nominate', name: 'enterOther' } as const;
  return (
    <Dialog open onClose={onClose} title={t(title[who])}>
      <Form form={form}>
        {who === 'self' ? null : <Text>{t(who === 'member' ? 'nominateText' : 'enterText')}</Text>}
        {who === 'member' ? (
          <ComboboxField name="memberId" label={t('member')} options={membersOf(pollId)} required />
        ) : (
          <>
            {who === 'name' ? <TextField name="name" label={t('name')} maxLength={120} required /> : null}
            <StatementField />
          </>
        )}
        <FormActions onCancel={onClose} submitLabel={t(verb[who])} />
      </Form>
    </Dialog>
  );
}

function StatementField() {
  const t = useMessages(electionMessages);
  return (
    <TextAreaField name="statement" label={t('statement')} help={t('statementHelp')} rows={5} optional />
  );
}

interface AnswerDialogProps {
  pollId: string;
  candidate: Candidate;
  onClose: () => void;
}

/** Accepts a nomination with a statement, or changes the statement. */
export function AnswerDialog({ pollId, candidate, onClose }: AnswerDialogProps) {
  const t = useMessages(electionMessages);
  const answering = useAnswerNomination(pollId, candidate.id);
  const isNew = candidate.status !== 'accepted';
  const form = useContractForm(candidacyInput, {
    defaultValues: { accepts: true, statement: candidate.statement },
    onSubmit: async (values) => {
      await answering.mutateAsync(values);
      toast({ title: t(isNew ? 'standing' : 'saved'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t(isNew ? 'acceptTitle' : 'changeStatement')}>
      <Form form={form}>
        <StatementField />
        <FormActions onCancel={onClose} {...(isNew ? { submitLabel: t('accept') } : {})} />
      </Form>
    </Dialog>
  );
}
