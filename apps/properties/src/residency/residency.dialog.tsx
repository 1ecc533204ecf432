import { toast, useMessages } from '@courtyard/common';
import { type Residency, residencyChange, residencyInput } from '@courtyard/contract/properties/occupancy';
import { Dialog } from '@courtyard/ui/overlays';
import { DateField, Form, FormActions, RadioField, useContractForm } from '@courtyard/ui/forms';
import { noPerson, personChoiceField } from '../person/person-choice.schema';
import { PersonFields } from '../person/person-fields';
import { useToday } from '../section/community';
import { residencyMessages } from './residency.messages';
import { useAddResidency, useUpdateResidency } from './residency.queries';

const addForm = residencyInput.safeExtend({ person: personChoiceField });

interface ResidencyDialogProps {
  propertyId: string;
  onClose: () => void;
}

export function AddResidencyDialog({ propertyId, onClose }: ResidencyDialogProps) {
  const t = useMessages(residencyMessages);
  const today = useToday();
  const adding = useAddResidency(propertyId);
  const form = useContractForm(addForm, {
    defaultValues: { person: noPerson, kind: 'resident', startsOn: today, endsOn: null },
    onSubmit: async (values) => {
      const { person } = await adding.mutateAsync(values);
      toast({ title: t('addedToast', { name: person.name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('addTitle')}>
      <Form form={form}>
        <PersonFields name="person" mode={form.watch('person.mode')} />
        <TermFields isTenant={form.watch('kind') === 'tenant'} />
        <FormActions onCancel={onClose} submitLabel={t('add')} />
      </Form>
    </Dialog>
  );
}

/** Corrects, extends or ends how somebody lives at the property. */
export function ChangeResidencyDialog(props: ResidencyDialogProps & { residency: Residency }) {
  const { propertyId, residency, onClose } = props;
  const t = useMessages(residencyMessages);
  const updating = useUpdateResidency(propertyId, residency.id);
  const { kind, startsOn, endsOn, version } = residency;
  const form = useContractForm(residencyChange, {
    defaultValues: { kind, startsOn, endsOn, version },
    onSubmit: async (values) => {
      await updating.mutateAsync(values);
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
  const kinds = (['resident', 'tenant'] as const).map((value) => ({ value, label: t(`kind.${value}`) }));
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
