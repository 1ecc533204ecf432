import { choicesOf, toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { type Payment, paymentRoutes } from '@courtyard/contract/accounting/receivables/payment/payment';
import { ErrorLine, LoadingState, Text } from '@courtyard/ui';
import {
  AccountField,
  DateField,
  Form,
  FormActions,
  type FormOf,
  MoneyField,
  RadioField,
  TextAreaField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useChart } from '../../../parts/units.queries';
import { incomeAccounts } from '../../../parts/chart.rules';
import { useEndPayment } from '../payment.queries';
import { detailsMessages } from './details.messages';
import { endDraft } from './end-draft';

const ways = ['returned', 'void'] as const;

/** Asks what happened, and says before what taking the payment back does. */
export function EndDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const ending = useEndPayment(payment.id);
  const { number } = payment;
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const form = useContractForm(endDraft, {
    defaultValues: { as: 'returned', on: today },
    onSubmit: async ({ feeMinor, feeAccountId, ...values }) => {
      const isFee = values.as === 'returned' && feeMinor !== null && feeMinor > 0;
      const body = { ...values, ...(isFee && { feeMinor, feeAccountId }) };
      await ending.mutateAsync(paymentRoutes.endPayment.body.parse(body));
      toast({ title: t('ended', { number }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('endTitle', { number })}>
      <Form form={form}>
        <RadioField {...form.field('as')} label={t('as')} options={choicesOf(t, 'as', ways)} required />
        <Text size="sm" tone="muted">
          {t('effect', {
            count: payment.allocations.length,
            amount: money(payment.amountMinor - payment.creditMinor),
          })}{' '}
          {payment.deposit === null ? null : t('effectDeposited', { number: payment.deposit.number })}{' '}
          {payment.creditMinor > 0 ? t('effectCredit', { amount: money(payment.creditMinor) }) : null}
        </Text>
        <DateField {...form.field('on')} label={t('on')} help={t('onHelp')} max={today} required />
        <FeeField form={form} />
        <TextAreaField {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} required />
        <FormActions submitLabel={t('endVerb')} tone="danger" onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** Only a bank's return costs something; where the fee is income is asked once there is one. */
function FeeField({ form }: { form: FormOf<typeof endDraft> }) {
  const t = useMessages(detailsMessages);
  const { currency } = useCommunity();
  const as = useFormValue(form, 'as');
  const feeMinor = useFormValue(form, 'feeMinor');
  if (as !== 'returned') return null;
  return (
    <>
      <MoneyField {...form.field('feeMinor')} label={t('fee')} help={t('feeHelp')} currency={currency} />
      {feeMinor ? <FeeAccount form={form} /> : null}
    </>
  );
}

function FeeAccount({ form }: { form: FormOf<typeof endDraft> }) {
  const t = useMessages(detailsMessages);
  const chart = useChart();
  if (chart.isError) return <ErrorLine onRetry={() => void chart.refetch()}>{t('chartMissing')}</ErrorLine>;
  if (!chart.data) return <LoadingState />;
  return (
    <AccountField
      {...form.field('feeAccountId')}
      label={t('feeAccount')}
      accounts={incomeAccounts(chart.data.accounts)}
      required
    />
  );
}
