import { choicesOf, useMessages, useToday } from '@courtyard/common';
import { useNavigate, useSearchParams } from '@courtyard/common/router';
import { paymentInput } from '@courtyard/contract/accounting/receivables/payment/payment';
import { paymentMethods } from '@courtyard/contract/accounting/receivables/payment/payment.values';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Card, ErrorState, LoadingState, Page, SimpleGrid, Skeleton } from '@courtyard/ui';
import {
  AccountField,
  DateField,
  Form,
  FormSection,
  SelectField,
  TextField,
  useContractForm,
} from '@courtyard/ui/forms';
import { MissingAccount } from '../../../parts/chart/missing-account';
import { FormColumns } from '../../../parts/form-columns';
import { type Unit, useChart, useUnits } from '../../../parts/units.queries';
import { paymentPaths } from '../payment-paths';
import { paymentMessages } from '../payment.messages';
import { payments } from '../payment.queries';
import { useBillingSetting } from '../policy/billing-setting.queries';
import { depositAccounts, defaultDeposit } from './deposit.rules';
import { PartFields } from './part-fields';
import { PayerField } from './payer-field';
import { paymentDraft, type PaymentForm } from './payment-draft';
import { RecordedView } from './recorded-view';
import { recordMessages } from './record.messages';
import { type SaidBefore, saidBefore } from './said-before.rules';
import { SettlesPanel } from './settles-panel';

/** `payments/create`: records what came in; with `?recorded=` what became of it. */
export function PaymentRecordPage() {
  const [params] = useSearchParams();
  const recorded = params.get('recorded');
  return recorded === null ? (
    <PaymentFormLoader said={saidBefore(params)} />
  ) : (
    <RecordedView paymentId={recorded} />
  );
}

/** Units and chart are chosen from: the form begins with them. */
function PaymentFormLoader({ said }: { said: SaidBefore }) {
  const t = useMessages(recordMessages);
  const units = useUnits();
  const chart = useChart();
  const setting = useBillingSetting();
  // Who may not read it begins without a receipt.
  if (units.data && chart.data && !setting.isPending) {
    const sendsReceipt = setting.data?.sendsReceipts ?? false;
    return <RecordForm units={units.data} chart={chart.data} said={said} sendsReceipt={sendsReceipt} />;
  }
  const failed = [units, chart].find(({ isError }) => isError);
  return (
    <Page title={t('title')} description={t('description')}>
      {failed ? (
        <Card>
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        </Card>
      ) : (
        <LoadingState>
          <Skeleton height="24rem" borderRadius="lg" />
        </LoadingState>
      )}
    </Page>
  );
}

interface RecordFormProps {
  units: readonly Unit[];
  chart: Chart;
  said: SaidBefore;
  sendsReceipt: boolean;
}

function RecordForm({ units, chart, said, sendsReceipt }: RecordFormProps) {
  const t = useMessages(recordMessages);
  const today = useToday();
  const navigate = useNavigate();
  const record = payments.useCreate();
  const form = useContractForm(paymentDraft, {
    defaultValues: {
      receivedOn: said.receivedOn ?? today,
      method: 'check',
      depositToId: said.depositToId ?? defaultDeposit(depositAccounts(chart.accounts))?.id ?? null,
      payer: said.payer,
      reference: said.reference,
      sendsReceipt,
      parts: [
        {
          propertyId: said.propertyId,
          ledgerId: said.ledgerId,
          depositInvoiceId: null,
          isBeforePetition: false,
          amountMinor: said.amountMinor,
        },
      ],
    },
    onSubmit: async (values) => {
      const { id } = await record.mutateAsync({
        ...paymentInput.parse(values),
        sendsReceipt: values.sendsReceipt,
      });
      await navigate(paymentPaths.recorded(id));
    },
  });
  return (
    <Page title={t('title')} description={t('description')}>
      <Form form={form}>
        <FormColumns isHalved beside={<SettlesPanel form={form} />}>
          <PartFields form={form} units={units} />
          <HowSection form={form} chart={chart} />
        </FormColumns>
      </Form>
    </Page>
  );
}

function HowSection({ form, chart }: { form: PaymentForm; chart: Chart }) {
  const t = useMessages(recordMessages);
  const tPayment = useMessages(paymentMessages);
  const today = useToday();
  const accounts = depositAccounts(chart.accounts);
  return (
    <FormSection title={t('how')}>
      {accounts.length === 0 ? <MissingAccount>{t('noDeposit')}</MissingAccount> : null}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <DateField {...form.field('receivedOn')} label={tPayment('receivedOn')} max={today} required />
        <SelectField
          {...form.field('method')}
          label={tPayment('method')}
          options={choicesOf(tPayment, 'method', paymentMethods)}
        />
        <TextField {...form.field('reference')} label={tPayment('reference')} maxLength={60} />
        <AccountField
          {...form.field('depositToId')}
          label={tPayment('depositTo')}
          help={t('depositHelp')}
          accounts={accounts}
          required
        />
        <PayerField form={form} />
        <TextField {...form.field('memo')} label={t('note')} maxLength={200} />
      </SimpleGrid>
    </FormSection>
  );
}
