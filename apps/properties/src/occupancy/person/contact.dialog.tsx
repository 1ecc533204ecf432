import { toast, useMessages } from '@courtyard/common';
import { type Person, personChange } from '@courtyard/contract/properties/occupancy/occupancy';
import { Dialog } from '@courtyard/ui/overlays';
import { Form, FormActions, TextField, useContractForm, useVersionedSave } from '@courtyard/ui/forms';
import { properties } from '../../property/property.queries';
import { PersonConsent } from './person-consent';
import { personMessages } from './person.messages';

interface ContactDialogProps {
  person: Person;
  /** The person as they are now. */
  fetchLatest: () => Promise<Person | undefined>;
  onClose: () => void;
}

/** Corrects a person's name and how to reach them, everywhere they appear. */
export function ContactDialog({ person, fetchLatest, onClose }: ContactDialogProps) {
  const t = useMessages(personMessages);
  const saving = properties.useWrite('PUT /api/v1/properties/people/:personId', person.id);
  const versioned = useVersionedSave({ read: person, fetchLatest });
  const form = useContractForm(personChange, {
    versioned,
    onSubmit: async (values) => {
      await versioned.save((base) => saving.mutateAsync({ ...values, version: base.version }));
      toast({ title: t('contactSaved', { name: values.name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('contactTitle', { name: person.name })}
      description={t('contactText')}
    >
      <Form form={form}>
        <TextField {...form.field('name')} label={t('name')} required />
        <TextField {...form.field('email')} label={t('email')} type="email" />
        <TextField {...form.field('phone')} label={t('phone')} type="tel" />
        <FormActions onCancel={onClose} />
      </Form>
      <PersonConsent personId={person.id} />
    </Dialog>
  );
}
