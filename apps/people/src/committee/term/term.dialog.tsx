import { choicesOf, toast, useMessages, useToday } from '@courtyard/common';
import { addDays } from '@courtyard/contract/days';
import { defaultOffices } from '@courtyard/contract/people/committee/committee.values';
import { type Term, termChange, termInput } from '@courtyard/contract/people/committee/term';
import {
  ComboboxField,
  DateField,
  Form,
  FormActions,
  NumberField,
  optionsFrom,
  useContractForm,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { members } from '../../member/member.queries';
import { terms } from '../committee.queries';
import { termMessages } from './term.messages';

/** Who may serve: everybody but those who have left. */
const findMembers = optionsFrom(
  (query: { search?: string; limit: number }, signal) =>
    members.fetchList({ ...query, status: ['active', 'invited', 'suspended'] }, signal),
  ({ name }) => name,
);

interface AddTermProps {
  committeeId: string;
  seat: number;
  /** The last term of the seat that is known to end: the new one begins after it. */
  before: Term | null;
  onClose: () => void;
}

/** Gives a member a seat for a time. */
export function AddTermDialog({ committeeId, seat, before, onClose }: AddTermProps) {
  const t = useMessages(termMessages);
  const today = useToday();
  const adding = terms.useCreate(committeeId);
  const startsOn = before?.endsOn ? addDays(before.endsOn, 1) : today;
  const form = useContractForm(termInput, {
    defaultValues: { seat, office: before?.office ?? null, startsOn },
    rules: { endsOn: t('endsBeforeStart') },
    onSubmit: async (values) => {
      const { member, ...made } = await adding.mutateAsync(values);
      toast({ title: t('addedToast', { name: member.name, seat: made.seat }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('addTitle')}>
      <Form form={form}>
        <ComboboxField
          name="memberId"
          label={t('member')}
          help={t('memberHelp')}
          placeholder={t('find')}
          options={findMembers}
          required
        />
        <TermFields />
        <FormActions onCancel={onClose} submitLabel={t('add')} />
      </Form>
    </Dialog>
  );
}

interface ChangeTermProps {
  committeeId: string;
  term: Term;
  /** The term as it is now. */
  fetchLatest: () => Promise<Term | undefined>;
  onClose: () => void;
}

/** Corrects, extends or ends a term. */
export function ChangeTermDialog({ committeeId, term, fetchLatest, onClose }: ChangeTermProps) {
  const t = useMessages(termMessages);
  const updating = terms.useUpdate(committeeId, term.id);
  const versioned = useVersionedSave({ read: term, fetchLatest });
  const form = useContractForm(termChange, {
    versioned,
    rules: { endsOn: t('endsBeforeStart') },
    onSubmit: async (values) => {
      await versioned.save((base) => updating.mutateAsync({ ...values, version: base.version }));
      toast({ title: t('savedToast'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('editTitle', { name: term.member.name })}>
      <Form form={form}>
        <TermFields />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function TermFields() {
  const t = useMessages(termMessages);
  return (
    <>
      <NumberField name="seat" label={t('seat')} whole required />
      <ComboboxField
        name="office"
        label={t('office')}
        help={t('officeHelp')}
        options={choicesOf(t, 'office', defaultOffices)}
        isFree
        optional
      />
      <DateField name="startsOn" label={t('startsOn')} required />
      <DateField name="endsOn" label={t('endsOn')} help={t('endsOnHelp')} optional />
    </>
  );
}
