import { toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { paymentRoutes } from '@courtyard/contract/accounting/receivables/payment/payment';
import { templatesOf } from '@courtyard/contract/platform/community/legal/legal-defaults.rules';
import { Text } from '@courtyard/ui';
import { DateField, Form, FormActions, RadioField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { paymentMessages } from '../payment.messages';
import { policies } from '../payment.queries';
import { policyMessages } from './policy.messages';

/** Puts an order of payment in force from a day on. */
export function PolicyDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(policyMessages);
  const tPayment = useMessages(paymentMessages);
  const formats = useFormats();
  const today = useToday();
  const { jurisdiction } = useCommunity();
  const setting = policies.useCreate();
  const form = useContractForm(paymentRoutes.setPaymentPolicy.body, {
    defaultValues: { effectiveOn: today },
    onSubmit: async (values) => {
      const { name, effectiveOn } = await setting.mutateAsync(values);
      toast({
        title: t('done', { name: tPayment(`name.${name}`), day: formats.day(effectiveOn) }),
        kind: 'success',
      });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('set')}>
      <Form form={form}>
        <RadioField
          {...form.field('name')}
          label={t('order')}
          required
          options={templatesOf(jurisdiction).map((name) => ({
            value: name,
            label: tPayment(`name.${name}`),
            help: t(`help.${name}`),
          }))}
        />
        <DateField
          {...form.field('effectiveOn')}
          label={t('effectiveOn')}
          help={t('effectiveHelp')}
          required
        />
        <Text size="sm" tone="muted">
          {t('counsel')}
        </Text>
        <FormActions submitLabel={t('set')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
