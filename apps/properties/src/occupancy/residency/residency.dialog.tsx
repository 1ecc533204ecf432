import { choicesOf, toast, useMessages, useToday } from '@courtyard/common';
import {
  type Residency,
  residencyChange,
  residencyInput,
} from '@courtyard/contract/properties/occupancy/occupancy';
import { Dialog } from '@courtyard/ui/overlays';
import {
  DateField,
  Form,
  FormActions,
  PersonFields,
  RadioField,
  useContractForm,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { personChoiceField } from '../person/person-choice.schema';
import { useFindPeople, useNoPerson } from '../person/person.queries';
import { personMessages } from '../person/person.messages';
import { residencyMessages } from './residency.messages';
import { residencies } from './residency.queries';

const addForm = residencyInput.safeExtend({ person: personChoiceField });

interface ResidencyDialogProps {
  propertyId: string;
  onClose: () => void;
}

export function AddResidencyDialog({ propertyId, onClose }: ResidencyDialogProps) {
  const t = useMessages(residencyMessages);
  const tPerson = useMessages(personMessages);
  const today = useToday();
  const noPerson = useNoPerson();
  const find = useFindPeople();
  const adding = residencies.useCreate(propertyId);
  const form = useContractForm(addForm, {
    defaultValues: { person: noPerson, kind: 'resident', startsOn: today },
    rules: { endsOn: tPerson('endsBeforeStart') },
    onSubmit: async (values) => {
      const { person } = await adding.mutateAsync(values);
      toast({ title: t('addedToast', { name: person.name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('addTitle')}>
      <Form form={form}>
        <PersonFields name="person" find={find} />
        <TermFields isTenant={form.watch('kind') === 'tenant'} />
        <FormActions onCancel={onClose} submitLabel={t('add')} />
      </Form>
    </Dialog>
  );
}

interface ChangeResidencyDialogProps extends ResidencyDialogProps {
  residency: Residency;
  /** The residency as it is now. */
  fetchLatest: () => Promise<Residency | undefined>;
}

/** Corrects, extends or ends how somebody lives at the property. */
export function ChangeResidencyDialog(props: ChangeResidencyDialogProps) {
  const { propertyId, residency, fetchLatest, onClose } = props;
  const t = useMessages(residencyMessages);
  const tPerson = useMessages(personMessages);
  const updating = residencies.useUpdate(propertyId, residency.id);
  const versioned = useVersionedSave({ read: residency, fetchLatest });
  const form = useContractForm(residencyChange, {
    versioned,
    rules: { endsOn: tPerson('endsBeforeStart') },
    onSubmit: async (values) => {
      await versioned.save((base) => updating.mutateAsync({ ...values, version: base.version }));
      toast({ title: t('savedToast'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('editTitle', { name: residency.person.name })}>
      <Form form={form}>
        <TermFields isTenant={form.watch('kind') === 'tenant'} />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function TermFields({ isTenant }: { isTenant: boolean }) {
  const t = useMessages(residencyMessages);
  const kinds = choicesOf(t, 'kind', ['resident', 'tenant']);
  return (
    <>
      <RadioField name="kind" label={t('kind')} help={t('kindHelp')} options={kinds} direction="row" />
      <DateField name="startsOn" label={t(isTenant ? 'leaseStartsOn' : 'startsOn')} required />
      <DateField
        name="endsOn"
        label={t(isTenant ? 'leaseEndsOn' : 'endsOn')}
        help={t('endsOnHelp')}
        optional
      />
    </>
  );
}
