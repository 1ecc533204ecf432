import { toast, useMessages } from '@courtyard/common';
import {
  type ConsentPolicy,
  consentPolicyInput,
} from '@courtyard/contract/communications/mailing/consent-policy';
import { CheckboxField, Form, FormActions, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { meetings } from '../meeting.queries';
import { consentMessages } from './consent-policy.messages';

/** Changes whether consent is demanded; what others changed meanwhile is refused, and said. */
export function ConsentPolicyDialog({ policy, onClose }: { policy: ConsentPolicy; onClose: () => void }) {
  const t = useMessages(consentMessages);
  const saving = meetings.useWrite('PUT /api/v1/consent-policy');
  const form = useContractForm(consentPolicyInput, {
    defaultValues: policy,
    onSubmit: async (values) => {
      await saving.mutateAsync({ ...values, version: policy.version });
      toast({ title: t('saved'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Form form={form}>
        <CheckboxField name="isDemanded" label={t('isDemanded')} help={t('help')} />
        <TextField name="source" label={t('source')} maxLength={200} optional />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
