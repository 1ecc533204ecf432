import { choicesOf, toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { refundInput } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { refundMethods } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.values';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import type { Account } from '@courtyard/contract/bookkeeping/account/account';
import { ErrorLine, LoadingState, SimpleGrid, Text } from '@courtyard/ui';
import {
  AccountField,
  DateField,
  Form,
  type FormOf,
  MoneyField,
  SelectField,
  TextAreaField,
  TextField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { bankAccounts } from '../../../../parts/chart.rules';
import { filledIn } from '../../../../parts/filled-in';
import { useChart } from '../../../../parts/units.queries';
import { useSettled } from '../../../../parts/actions/use-settled';
import { adjustmentMessages } from '../adjustment.messages';
import { adjustments, useRefundPreview } from '../adjustment.queries';
import { EffectActions, EffectPanel } from '../effect-panel';
import { refundMessages } from './refund.messages';

const refundDraft = refundInput.extend({
  amountMinor: filledIn(refundInput.shape.amountMinor),
  bankAccountId: filledIn(refundInput.shape.bankAccountId),
});

type RefundForm = FormOf<typeof refundDraft>;

interface RefundDialogProps {
  statement: Pick<UnitStatement, 'property' | 'creditMinor' | 'former'>;
  onClose: () => void;
}

/** Gives what stands to a unit's credit back: from which bank account, how, and what it does in the books. */
export function RefundDialog({ statement, onClose }: RefundDialogProps) {
  const t = useMessages(refundMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const chart = useChart();
  return (
    <Dialog open onClose={onClose} title={t('title', { unit: statement.property.name })}>
      <Text size="sm" tone="muted" mb="4">
        {t('text', { amount: formats.money(statement.creditMinor, currency) })}
      </Text>
      {chart.data ? (
        <RefundFields statement={statement} accounts={bankAccounts(chart.data.accounts)} onClose={onClose} />
      ) : chart.isError ? (
        <ErrorLine onRetry={() => void chart.refetch()}>{t('chartMissing')}</ErrorLine>
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}

function RefundFields({
  statement,
  accounts,
  onClose,
}: RefundDialogProps & { accounts: readonly Account[] }) {
  const t = useMessages(refundMessages);
  const tAdjustment = useMessages(adjustmentMessages);
  const { currency } = useCommunity();
  const today = useToday();
  const create = adjustments.useWrite('POST /api/v1/refunds');
  const form = useContractForm(refundDraft, {
    defaultValues: {
      propertyId: statement.property.id,
      ledgerId: statement.former?.ledgerId ?? null,
      adjustedOn: today,
      amountMinor: statement.creditMinor,
      bankAccountId: accounts[0]?.id ?? null,
      method: 'check',
    },
    onSubmit: async (values) => {
      const { adjustment } = await create.mutateAsync(refundInput.parse(values));
      const name = adjustment && tAdjustment('numbered.refund', { number: adjustment.number });
      toast(name ? { title: t('done', { name }), kind: 'success' } : { title: tAdjustment('waits') });
      onClose();
    },
  });
  return (
    <Form form={form}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <MoneyField {...form.field('amountMinor')} label={t('amount')} currency={currency} required />
        <DateField
          {...form.field('adjustedOn')}
          label={tAdjustment('adjustedOn')}
          help={tAdjustment('onHelp')}
          max={today}
          required
        />
        <AccountField {...form.field('bankAccountId')} label={t('bank')} accounts={accounts} required />
        <SelectField
          {...form.field('method')}
          label={tAdjustment('method')}
          options={choicesOf(tAdjustment, 'method', refundMethods)}
        />
      </SimpleGrid>
      <TextField {...form.field('reference')} label={tAdjustment('reference')} maxLength={60} />
      <TextAreaField
        {...form.field('reason')}
        label={tAdjustment('reason')}
        help={tAdjustment('reasonHelp')}
        required
      />
      <Effects form={form} onCancel={onClose} />
    </Form>
  );
}

function Effects({ form, onCancel }: { form: RefundForm; onCancel: () => void }) {
  const t = useMessages(refundMessages);
  const written = refundInput.omit({ reason: true }).safeParse({
    propertyId: useFormValue(form, 'propertyId'),
    ledgerId: useFormValue(form, 'ledgerId'),
    adjustedOn: useFormValue(form, 'adjustedOn'),
    amountMinor: useFormValue(form, 'amountMinor'),
    bankAccountId: useFormValue(form, 'bankAccountId'),
    method: useFormValue(form, 'method'),
  });
  const asked = useSettled(written.success ? written.data : null);
  const preview = useRefundPreview(asked);
  return (
    <>
      <EffectPanel asked={asked} preview={preview} isRefund />
      <EffectActions preview={preview} verb={t('verb')} onCancel={onCancel} />
    </>
  );
}
