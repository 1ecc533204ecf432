import { toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { depositReturnInput } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { ErrorLine, LoadingState, Text } from '@courtyard/ui';
import {
  AccountField,
  DateField,
  Form,
  FormActions,
  type FormOf,
  MoneyField,
  TextAreaField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { incomeAccounts } from '../../../../parts/chart.rules';
import { useChart } from '../../../../parts/units.queries';
import { useSettled } from '../../../../parts/actions/use-settled';
import { adjustmentMessages } from '../../../statement/adjustment/adjustment.messages';
import { adjustments, useDepositReturnPreview } from '../../../statement/adjustment/adjustment.queries';
import { EffectPanel } from '../../../statement/adjustment/effect-panel';
import { bookingMessages } from './booking.messages';
import { heldOf } from './deposit.rules';

/** As it is written: without an amount nothing is kept. */
const returnDraft = depositReturnInput.extend({
  keptMinor: depositReturnInput.shape.keptMinor.unwrap().nullable(),
});

type ReturnForm = FormOf<typeof returnDraft>;

/** Gives the deposit of an invoice back, whole or less what is kept: says before what that does. */
export function ReturnDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useMessages(bookingMessages);
  const tAdjustment = useMessages(adjustmentMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const create = adjustments.useWrite('POST /api/v1/deposit-returns');
  const form = useContractForm(returnDraft, {
    defaultValues: {
      invoiceId: invoice.id,
      adjustedOn: today,
      keptMinor: null,
      accountId: null,
      reason: t('back'),
    },
    onSubmit: async ({ keptMinor, ...values }) => {
      const made = await create.mutateAsync({ ...values, keptMinor: keptMinor ?? 0 });
      const name = tAdjustment('numbered.deposit-return', { number: made.number });
      toast({ title: t('done', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('dialogTitle', { number: invoice.number })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('dialogText', { amount: formats.money(heldOf(invoice), currency) })}
        </Text>
        <MoneyField {...form.field('keptMinor')} label={t('kept')} help={t('keptHelp')} currency={currency} />
        <DateField
          {...form.field('adjustedOn')}
          label={tAdjustment('adjustedOn')}
          help={tAdjustment('onHelp')}
          max={today}
          required
        />
        <KeptAccount form={form} />
        <TextAreaField {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} required />
        <Effects form={form} />
        <FormActions submitLabel={t('verb')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** Asked for only where something is kept. */
function KeptAccount({ form }: { form: ReturnForm }) {
  const t = useMessages(bookingMessages);
  const isKept = (useFormValue(form, 'keptMinor') ?? 0) > 0;
  const chart = useChart();
  if (!isKept) return null;
  if (chart.isError) return <ErrorLine onRetry={() => void chart.refetch()}>{t('chartMissing')}</ErrorLine>;
  if (!chart.data) return <LoadingState />;
  return (
    <AccountField
      {...form.field('accountId')}
      label={t('account')}
      help={t('accountHelp')}
      accounts={incomeAccounts(chart.data.accounts)}
    />
  );
}

function Effects({ form }: { form: ReturnForm }) {
  const written = depositReturnInput.omit({ reason: true }).safeParse({
    invoiceId: useFormValue(form, 'invoiceId'),
    adjustedOn: useFormValue(form, 'adjustedOn'),
    accountId: useFormValue(form, 'accountId'),
    keptMinor: useFormValue(form, 'keptMinor') ?? 0,
  });
  const asked = useSettled(written.success ? written.data : null);
  return <EffectPanel asked={asked} preview={useDepositReturnPreview(asked)} />;
}
