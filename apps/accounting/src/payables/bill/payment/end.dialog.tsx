import { choicesOf, toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import {
  type VendorPayment,
  vendorPaymentRoutes,
} from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { Text } from '@courtyard/ui';
import {
  DateField,
  Form,
  FormActions,
  RadioField,
  TextAreaField,
  useContractForm,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useEndVendorPayment } from '../bill.queries';
import { vendorPaymentMessages } from './payment.messages';

const ways = ['returned', 'void'] as const;

/** Asks what happened, and says before what taking the payment back does. */
export function EndDialog({ payment, onClose }: { payment: VendorPayment; onClose: () => void }) {
  const t = useMessages(vendorPaymentMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const ending = useEndVendorPayment(payment.id);
  const { number } = payment;
  const form = useContractForm(vendorPaymentRoutes.endVendorPayment.body, {
    defaultValues: { as: 'returned', on: today },
    onSubmit: async (values) => {
      await ending.mutateAsync(values);
      toast({ title: t('ended', { number }), kind: 'success' });
      onClose();
    },
  });
  const amount = formats.money(payment.amountMinor + payment.creditMinor, currency);
  const count = payment.parts.filter(({ kind }) => kind === 'bill').length;
  return (
    <Dialog open onClose={onClose} title={t('endTitle', { number })}>
      <Form form={form}>
        <RadioField {...form.field('as')} label={t('as')} options={choicesOf(t, 'as', ways)} required />
        <Text size="sm" tone="muted">
          {t('effect', { count, amount })}
        </Text>
        <DateField
          {...form.field('on')}
          label={t('on')}
          help={t('onHelp')}
          min={payment.paidOn}
          max={today}
          required
        />
        <TextAreaField {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} required />
        <FormActions submitLabel={t('endVerb', { number })} tone="danger" onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
