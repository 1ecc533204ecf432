import { choicesOf, toast, useMessages } from '@courtyard/common';
import { type Pet, petInput } from '@courtyard/contract/properties/unit-records/pet/pet';
import { petKinds } from '@courtyard/contract/properties/unit-records/pet/pet.values';
import { Dialog } from '@courtyard/ui/overlays';
import {
  CheckboxField,
  Form,
  FormActions,
  NumberField,
  SelectField,
  TextField,
  useContractForm,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { petMessages } from './pet.messages';
import { propertyPets } from './pet.queries';

interface PetDialogProps {
  propertyId: string;
  /** Missing to add one. */
  pet: Pet | undefined;
  /** The pet as it is now. */
  fetchLatest: () => Promise<Pet | undefined>;
  onClose: () => void;
}

/** Registers a pet or changes it. */
export function PetDialog({ propertyId, pet, fetchLatest, onClose }: PetDialogProps) {
  const t = useMessages(petMessages);
  const adding = propertyPets.useCreate(propertyId);
  const updating = propertyPets.useUpdate(propertyId, pet?.id ?? '');
  const versioned = useVersionedSave({ read: pet, fetchLatest });
  const save = versioned.saveBy(adding.mutateAsync, updating.mutateAsync);
  const form = useContractForm(petInput, {
    defaultValues: { kind: 'dog' },
    versioned,
    onSubmit: async (values) => {
      const { name } = await save(values);
      toast({ title: t('savedToast', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={pet ? t('editTitle', { name: pet.name }) : t('addTitle')}>
      <Form form={form}>
        <TextField {...form.field('name')} label={t('name')} required />
        <SelectField {...form.field('kind')} label={t('kind')} options={choicesOf(t, 'kind', petKinds)} />
        <TextField {...form.field('breed')} label={t('breed')} />
        <NumberField {...form.field('weightLb')} label={t('weightLb')} whole />
        <TextField {...form.field('license')} label={t('license')} />
        <CheckboxField {...form.field('assistance')} label={t('assistance')} help={t('assistanceHelp')} />
        <FormActions submitLabel={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
