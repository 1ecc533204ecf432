import { choicesOf, toast, useCommunity, useMessages, useToday } from '@courtyard/common';
import {
  type Adjustment,
  recoveryInput,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { paymentMethods } from '@courtyard/contract/accounting/receivables/payment/payment.values';
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
import { inSentence } from '../../../../parts/actions/in-sentence';
import { filledIn } from '../../../../parts/filled-in';
import { useChart } from '../../../../parts/units.queries';
import { paymentMessages } from '../../../payment/payment.messages';
import { depositAccounts, defaultDeposit } from '../../../payment/record/deposit.rules';
import { adjustmentMessages } from '../adjustment.messages';
import { useRecover } from '../adjustment.queries';
import { detailsMessages } from './details.messages';

const recoverDraft = recoveryInput.extend({
  amountMinor: filledIn(recoveryInput.shape.amountMinor),
  depositToId: filledIn(recoveryInput.shape.depositToId),
});

interface RecoverDialogProps {
  adjustment: Adjustment;
  onClose: () => void;
}

/** A payment on what was written off; says before what it does. */
export function RecoverDialog({ adjustment, onClose }: RecoverDialogProps) {
  const t = useMessages(detailsMessages);
  const tAdjustment = useMessages(adjustmentMessages);
  const chart = useChart();
  const name = tAdjustment('numbered.write-off', { number: adjustment.number });
  return (
    <Dialog open onClose={onClose} title={t('recoverTitle', { name: inSentence(name) })}>
      <Text size="sm" tone="muted" mb="4">
        {t('recoverText')}
      </Text>
      {chart.data ? (
        <RecoverForm
          adjustment={adjustment}
          accounts={depositAccounts(chart.data.accounts)}
          onClose={onClose}
        />
      ) : chart.isError ? (
        <ErrorLine onRetry={() => void chart.refetch()}>{t('chartMissing')}</ErrorLine>
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}

function RecoverForm({
  adjustment,
  accounts,
  onClose,
}: RecoverDialogProps & { accounts: readonly Account[] }) {
  const t = useMessages(detailsMessages);
  const tPayment = useMessages(paymentMessages);
  const { currency } = useCommunity();
  const today = useToday();
  const recover = useRecover(adjustment.id);
  const form = useContractForm(recoverDraft, {
    defaultValues: {
      receivedOn: today,
      method: 'check',
      amountMinor: adjustment.recoverableMinor,
      depositToId: defaultDeposit(accounts)?.id ?? null,
    },
    onSubmit: async (values) => {
      await recover.mutateAsync(recoveryInput.parse(values));
      toast({ title: t('recovered'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Form form={form}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <MoneyField {...form.field('amountMinor')} label={t('amount')} currency={currency} required />
        <DateField
          {...form.field('receivedOn')}
          label={tPayment('receivedOn')}
          min={adjustment.adjustedOn}
          max={today}
          required
        />
        <SelectField
          {...form.field('method')}
          label={tPayment('method')}
          options={choicesOf(tPayment, 'method', paymentMethods)}
        />
        <TextField {...form.field('reference')} label={tPayment('reference')} maxLength={60} />
        <AccountField
          {...form.field('depositToId')}
          label={tPayment('depositTo')}
          accounts={accounts}
          required
        />
        <TextField {...form.field('payer')} label={tPayment('payer')} maxLength={160} />
      </SimpleGrid>
      <FormActions submitLabel={t('recoverVerb')} onCancel={onClose} />
    </Form>
  );
}
