import { choicesOf, toast, useMessages, useToday } from '@courtyard/common';
import {
  householdEnd,
  householdInvitation,
  type HouseholdMember,
} from '@courtyard/contract/people/household/household';
import { Text } from '@courtyard/ui';
import { DateField, Form, FormActions, RadioField, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { householdMessages } from './household.messages';
import { useHouseholdEnd, useInviteToHousehold } from './household.queries';

interface DialogProps {
  propertyId: string;
  onClose: () => void;
}

/** Invites one person to a home, for a lease's days or as family. */
export function InviteToHomeDialog({ propertyId, onClose }: DialogProps) {
  const t = useMessages(householdMessages);
  const today = useToday();
  const inviting = useInviteToHousehold(propertyId);
  const form = useContractForm(householdInvitation, {
    defaultValues: { kind: 'tenant', startsOn: today },
    onSubmit: async (values) => {
      await inviting.mutateAsync(values);
      toast({ title: t('sent', { email: values.email }), kind: 'success' });
      onClose();
    },
  });
  const kinds = choicesOf(t, 'kind', ['tenant', 'resident']);
  const isTenant = form.watch('kind') === 'tenant';
  return (
    <Dialog open onClose={onClose} title={t('inviteTitle')}>
      <Text size="sm" tone="muted" mb="4">
        {t('inviteText')}
      </Text>
      <Form form={form}>
        <TextField name="name" label={t('name')} required autoComplete="off" />
        <TextField name="email" label={t('email')} type="email" required autoComplete="off" />
        <RadioField name="kind" label={t('kind')} direction="row" options={kinds} />
        <DateField name="startsOn" label={t('startsOn')} required />
        <DateField
          name="endsOn"
          label={t('endsOn')}
          help={t('endsOnText')}
          min={today}
          required={isTenant}
          optional={!isTenant}
        />
        <FormActions onCancel={onClose} submitLabel={t('invite')} />
      </Form>
    </Dialog>
  );
}

/** Ends or extends the time of one of them. */
export function EndDialog({ propertyId, person, onClose }: DialogProps & { person: HouseholdMember }) {
  const t = useMessages(householdMessages);
  const ending = useHouseholdEnd(propertyId);
  const { name, residencyId, version, kind, endsOn } = person;
  const form = useContractForm(householdEnd, {
    defaultValues: { endsOn },
    onSubmit: async (values) => {
      await ending.mutateAsync({ residencyId, version, ...values });
      toast({ title: t('changed', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('changeTitle', { name })}>
      <Form form={form}>
        <DateField
          name="endsOn"
          label={t('endsOn')}
          help={t('endsOnText')}
          required={kind === 'tenant'}
          optional={kind !== 'tenant'}
        />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
