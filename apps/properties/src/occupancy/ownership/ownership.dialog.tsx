import { toast, useMessages, useToday } from '@courtyard/common';
import {
  type Ownership,
  ownershipChange,
  ownershipInput,
} from '@courtyard/contract/properties/occupancy/occupancy';
import { Dialog } from '@courtyard/ui/overlays';
import {
  DateField,
  Form,
  FormActions,
  NumberField,
  PersonFields,
  useContractForm,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { personChoiceField } from '../person/person-choice.schema';
import { useFindPeople, useNoPerson } from '../person/person.queries';
import { personMessages } from '../person/person.messages';
import { ownershipMessages } from './ownership.messages';
import { propertyPeople } from './ownership.queries';

const addForm = ownershipInput.safeExtend({ person: personChoiceField });
const millionthsPerPercent = 10_000;

interface OwnershipDialogProps {
  propertyId: string;
  onClose: () => void;
}

/** Adds an owner beside those that are recorded. */
export function AddOwnershipDialog({ propertyId, onClose }: OwnershipDialogProps) {
  const t = useMessages(ownershipMessages);
  const tPerson = useMessages(personMessages);
  const today = useToday();
  const noPerson = useNoPerson();
  const find = useFindPeople();
  const adding = propertyPeople.useCreate(propertyId);
  const form = useContractForm(addForm, {
    defaultValues: { person: noPerson, startsOn: today },
    rules: { endsOn: tPerson('endsBeforeStart') },
    onSubmit: async (values) => {
      const { person } = await adding.mutateAsync(values);
      toast({ title: t('addedToast', { name: person.name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('addTitle')} description={t('addText')}>
      <Form form={form}>
        <PersonFields name="person" find={find} />
        <PeriodFields />
        <FormActions onCancel={onClose} submitLabel={t('add')} />
      </Form>
    </Dialog>
  );
}

interface ChangeOwnershipDialogProps extends OwnershipDialogProps {
  ownership: Ownership;
  /** The ownership as it is now. */
  fetchLatest: () => Promise<Ownership | undefined>;
}

/** Corrects the share and the dates of an ownership, or ends it. */
export function ChangeOwnershipDialog(props: ChangeOwnershipDialogProps) {
  const { propertyId, ownership, fetchLatest, onClose } = props;
  const t = useMessages(ownershipMessages);
  const tPerson = useMessages(personMessages);
  const updating = propertyPeople.useUpdate(propertyId, ownership.id);
  const versioned = useVersionedSave({ read: ownership, fetchLatest });
  const form = useContractForm(ownershipChange, {
    versioned,
    rules: { endsOn: tPerson('endsBeforeStart') },
    onSubmit: async (values) => {
      await versioned.save((base) => updating.mutateAsync({ ...values, version: base.version }));
      toast({ title: t('savedToast'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('editTitle', { name: ownership.person.name })}>
      <Form form={form}>
        <PeriodFields />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function PeriodFields() {
  const t = useMessages(ownershipMessages);
  return (
    <>
      <NumberField
        name="shareMillionths"
        label={t('shareMillionths')}
        scale={millionthsPerPercent}
        unit="%"
        required
      />
      <DateField name="startsOn" label={t('startsOn')} required />
      <DateField name="endsOn" label={t('endsOn')} help={t('endsOnHelp')} />
    </>
  );
}
