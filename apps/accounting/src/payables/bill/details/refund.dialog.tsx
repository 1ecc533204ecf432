import { choicesOf, toast, useCommunity, useMessages, useToday, useLabels } from '@courtyard/common';
import type { Bill } from '@courtyard/contract/accounting/payables/bill/bill';
import { vendorPaymentInput } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { vendorPaymentMethods } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.values';
import { vendorPaymentLabels } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.labels';
import type { Account } from '@courtyard/contract/bookkeeping/account/account';
import { ErrorLine, LoadingState, SimpleGrid, Text } from '@courtyard/ui';
import {
  AccountField,
  DateField,
  Form,
  FormActions,
  MoneyField,
  SelectField,
  TextField,
  useContractForm,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { bankAccounts } from '../../../parts/chart.rules';
import { filledIn } from '../../../parts/filled-in';
import { useChart } from '../../../parts/units.queries';
import { vendorPayments } from '../bill.queries';
import { refundMessages } from './refund.messages';

const { bankAccountId, parts } = vendorPaymentInput.shape;
const refundDraft = vendorPaymentInput.omit({ parts: true, checkNumber: true, isRefund: true }).extend({
  bankAccountId: filledIn(bankAccountId),
  amountMinor: filledIn(parts.element.shape.amountMinor),
});

interface RefundDialogProps {
  credit: Bill;
  onClose: () => void;
}

/** Records what a vendor paid back for a credit. */
export function RefundDialog({ credit, onClose }: RefundDialogProps) {
  const t = useMessages(refundMessages);
  const chart = useChart();
  return (
    <Dialog open onClose={onClose} title={t('title', { vendor: credit.vendor.name })}>
      <Text size="sm" tone="muted" mb="4">
        {t('text')}
      </Text>
      {chart.data ? (
        <RefundForm credit={credit} accounts={bankAccounts(chart.data.accounts)} onClose={onClose} />
      ) : chart.isError ? (
        <ErrorLine onRetry={() => void chart.refetch()}>{t('chartMissing')}</ErrorLine>
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}

function RefundForm({ credit, accounts, onClose }: RefundDialogProps & { accounts: readonly Account[] }) {
  const t = useMessages(refundMessages);
  const tPayment = useLabels(vendorPaymentLabels);
  const { currency } = useCommunity();
  const today = useToday();
  const record = vendorPayments.useCreate();
  const form = useContractForm(refundDraft, {
    defaultValues: {
      paidOn: today,
      method: 'check',
      bankAccountId: accounts[0]?.id ?? null,
      amountMinor: Math.abs(credit.openMinor),
    },
    onSubmit: async ({ amountMinor, ...values }) => {
      const input = { ...values, isRefund: true, parts: [{ billId: credit.id, amountMinor }] };
      await record.mutateAsync(vendorPaymentInput.parse(input));
      toast({ title: t('done'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Form form={form}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <MoneyField {...form.field('amountMinor')} label={t('amount')} currency={currency} required />
        <DateField {...form.field('paidOn')} label={t('receivedOn')} max={today} required />
        <AccountField {...form.field('bankAccountId')} label={t('bank')} accounts={accounts} required />
        <SelectField
          {...form.field('method')}
          label={tPayment('method')}
          options={choicesOf(tPayment, 'method', vendorPaymentMethods)}
        />
        <TextField {...form.field('reference')} label={tPayment('reference')} maxLength={60} />
        <TextField {...form.field('memo')} label={tPayment('memo')} maxLength={200} />
      </SimpleGrid>
      <FormActions submitLabel={t('verb')} onCancel={onClose} />
    </Form>
  );
}
