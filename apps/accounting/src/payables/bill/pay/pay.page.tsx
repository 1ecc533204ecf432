import { choicesOf, useMessages, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { BillSummary } from '@courtyard/contract/accounting/payables/bill/bill';
import {
  type PaidOrWaiting,
  vendorPaymentInput,
} from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { vendorPaymentMethods } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.values';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Card, ErrorState, LoadingState, Page, SimpleGrid, Skeleton } from '@courtyard/ui';
import {
  AccountField,
  DateField,
  Form,
  FormSection,
  NumberField,
  SelectField,
  TextField,
  useContractForm,
  useFormValue,
  useSaved,
} from '@courtyard/ui/forms';
import { FormColumns } from '../../../parts/form-columns';
import { bankAccounts } from '../../../parts/chart.rules';
import { ChartLoader } from '../../../parts/chart/chart-loader';
import { MissingAccount } from '../../../parts/chart/missing-account';
import { vendorPaymentPaths } from '../bill-paths';
import { useOpenBills, vendorPayments } from '../bill.queries';
import { ChosenBills, OpenBills } from './bill-parts';
import { partOf } from './bills.rules';
import { payDraft, type PayForm } from './pay-draft';
import { payMessages } from './pay.messages';
import { PreviewPanel } from './preview-panel';

/** `bills/pay`: pays bills, those of `?bill=` to begin with, or of the vendor `?vendor=`. */
export function PayPage() {
  const t = useMessages(payMessages);
  const [params] = useSearchParams();
  const open = useOpenBills(params.get('vendor'));
  return (
    <ChartLoader title={t('title')} description={t('description')} missing={t('chartMissing')}>
      {(chart) =>
        open.data ? (
          <PayBills
            chart={chart}
            bills={open.data.data}
            total={open.data.page.total}
            chosen={params.getAll('bill')}
          />
        ) : (
          <Page title={t('title')} description={t('description')}>
            {open.isError ? (
              <Card>
                <ErrorState
                  error={open.error}
                  description={t('openMissing')}
                  onRetry={() => void open.refetch()}
                />
              </Card>
            ) : (
              <LoadingState>
                <Skeleton height="24rem" borderRadius="lg" />
              </LoadingState>
            )}
          </Page>
        )
      }
    </ChartLoader>
  );
}

interface PayBillsProps {
  chart: Chart;
  bills: readonly BillSummary[];
  total: number;
  /** Ids of those that are paid to begin with. */
  chosen: readonly string[];
}

/** What was recorded, and what waits, in words. */
function useOutcome() {
  const t = useMessages(payMessages);
  return ({ payments, approvalIds }: PaidOrWaiting): string => {
    const [count, waiting] = [payments.length, approvalIds.length];
    if (count === 0) return t('allWait', { waiting });
    return waiting === 0 ? t('paid', { count }) : t('paidAndWaiting', { count, waiting });
  };
}

/** Where the person goes on: to the payment, to what waits, or to the list where there are several. */
function nextOf({ payments, approvalIds }: PaidOrWaiting): string {
  const [payment, approvalId] = [payments[0], approvalIds[0]];
  if (payments.length + approvalIds.length > 1) return vendorPaymentPaths.list;
  if (payment) return vendorPaymentPaths.details(payment.id);
  return `/approvals?id=${approvalId ?? ''}`;
}

function PayBills({ chart, bills, total, chosen }: PayBillsProps) {
  const t = useMessages(payMessages);
  const today = useToday();
  const saved = useSaved();
  const outcome = useOutcome();
  const pay = vendorPayments.useCreate();
  const banks = bankAccounts(chart.accounts);
  const form = useContractForm(payDraft, {
    defaultValues: {
      paidOn: today,
      method: 'check',
      bankAccountId: banks[0]?.id ?? null,
      parts: bills.filter(({ id }) => chosen.includes(id)).map(partOf),
    },
    onSubmit: async (values) => {
      const isCheck = values.method === 'check';
      const input = { ...values, ...(!isCheck && { checkNumber: null }) };
      const done = await pay.mutateAsync(vendorPaymentInput.parse(input));
      await saved(nextOf(done), { text: outcome(done) });
    },
  });
  return (
    <Page title={t('title')} description={t('description')}>
      <Form form={form}>
        <FormColumns beside={<PreviewPanel form={form} />}>
          <ChosenBills form={form} bills={bills} />
          <OpenBills form={form} bills={bills} total={total} />
          <HowSection form={form} chart={chart} />
        </FormColumns>
      </Form>
    </Page>
  );
}

function HowSection({ form, chart }: { form: PayForm; chart: Chart }) {
  const t = useMessages(payMessages);
  const today = useToday();
  const banks = bankAccounts(chart.accounts);
  const method = useFormValue(form, 'method');
  return (
    <FormSection title={t('how')}>
      {banks.length === 0 ? <MissingAccount>{t('noBank')}</MissingAccount> : null}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <DateField {...form.field('paidOn')} label={t('paidOn')} max={today} required />
        <AccountField
          {...form.field('bankAccountId')}
          label={t('bankAccount')}
          help={t('bankHelp')}
          accounts={banks}
          required
        />
        <SelectField
          {...form.field('method')}
          label={t('method')}
          options={choicesOf(t, 'method', vendorPaymentMethods)}
        />
        {method === 'check' ? (
          <NumberField
            {...form.field('checkNumber')}
            label={t('firstCheck')}
            help={t('checkHelp')}
            whole
            optional
          />
        ) : null}
        <TextField {...form.field('reference')} label={t('reference')} maxLength={60} />
        <TextField {...form.field('memo')} label={t('memo')} maxLength={200} />
      </SimpleGrid>
    </FormSection>
  );
}
