import { toast, useMessages } from '@courtyard/common';
import { type Ownership, ownershipChange, ownershipInput } from '@courtyard/contract/properties/occupancy';
import { Dialog } from '@courtyard/ui/overlays';
import { DateField, Form, FormActions, NumberField, useContractForm } from '@courtyard/ui/forms';
import { noPerson, personChoiceField } from '../person/person-choice.schema';
import { PersonFields } from '../person/person-fields';
import { useToday } from '../section/community';
import { ownershipMessages } from './ownership.messages';
import { useAddOwnership, useUpdateOwnership } from './ownership.queries';

const addForm = ownershipInput.safeExtend({ person: personChoiceField });
const millionthsPerPercent = 10_000;

interface OwnershipDialogProps {
  propertyId: string;
  onClose: () => void;
}

/** Adds an owner beside those that are recorded. */
export function AddOwnershipDialog({ propertyId, onClose }: OwnershipDialogProps) {
  const t = useMessages(ownershipMessages);
  const today = useToday();
  const adding = useAddOwnership(propertyId);
  const form = useContractForm(addForm, {
    defaultValues: { person: noPerson, startsOn: today, endsOn: null },
    onSubmit: async (values) => {
      const { person } = await adding.mutateAsync(values);
      toast({ title: t('addedToast', { name: person.name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('addTitle')} description={t('addText')}>
      <Form form={form}>
        <PersonFields name="person" mode={form.watch('person.mode')} />
        <PeriodFields />
        <FormActions onCancel={onClose} submitLabel={t('addOwner')} />
      </Form>
    </Dialog>
  );
}

/** Corrects the share and the dates of an ownership, or ends it. */
export function ChangeOwnershipDialog(props: OwnershipDialogProps & { ownership: Ownership }) {
  const { propertyId, ownership, onClose } = props;
  const t = useMessages(ownershipMessages);
  const updating = useUpdateOwnership(propertyId, ownership.id);
  const { shareMillionths, startsOn, endsOn, version } = ownership;
  const form = useContractForm(ownershipChange, {
    defaultValues: { shareMillionths, startsOn, endsOn, version },
    onSubmit: async (values) => {
      await updating.mutateAsync(values);
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
      <NumberField name="shareMillionths" label={t('share')} scale={millionthsPerPercent} unit="%" required />
      <DateField name="startsOn" label={t('startsOn')} required />
      <DateField name="endsOn" label={t('endsOn')} help={t('endsOnHelp')} optional />
    </>
  );
}
