import { toast, useMessages } from '@courtyard/common';
import {
  type BillingSetting,
  billingSettingInput,
} from '@courtyard/contract/accounting/receivables/statement/paper';
import { ErrorLine, LoadingState, Text } from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { billingSettings, useBillingSetting } from './billing-setting.queries';
import { policyMessages } from './policy.messages';

const howToPayInput = billingSettingInput.pick({ howToPay: true, version: true });

/** How owners pay, as it stands on invoices and statements. */
export function HowToPayDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(policyMessages);
  const found = useBillingSetting();
  return (
    <Dialog open onClose={onClose} title={t('howToPay')}>
      <Text size="sm" tone="muted" mb="4">
        {t('howToPayText')}
      </Text>
      {found.data ? (
        <HowToPayForm setting={found.data} onClose={onClose} />
      ) : found.isError ? (
        <ErrorLine onRetry={() => void found.refetch()}>{t('howToPayMissing')}</ErrorLine>
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}

function HowToPayForm({ setting, onClose }: { setting: BillingSetting; onClose: () => void }) {
  const t = useMessages(policyMessages);
  const saving = billingSettings.useWrite('PUT /api/v1/billing-setting');
  const form = useContractForm(howToPayInput, {
    defaultValues: { howToPay: setting.howToPay, version: setting.version },
    onSubmit: async (values) => {
      await saving.mutateAsync(values);
      toast({ title: t('howToPaySaved'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Form form={form}>
      <TextAreaField {...form.field('howToPay')} label={t('howToPayWords')} help={t('howToPayHelp')} />
      <FormActions submitLabel={t('howToPaySave')} onCancel={onClose} />
    </Form>
  );
}
