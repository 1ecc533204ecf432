import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import {
  type PaymentInput,
  paymentInput,
  type PaymentPreview,
} from '@courtyard/contract/accounting/receivables/payment/payment';
import { Box, Card, CardBody, CardHeader, Flex, Money, Stack, Text } from '@courtyard/ui';
import { useFormValue } from '@courtyard/ui/forms';
import { BesideActions } from '../../../parts/form-columns';
import { PreviewState } from '../../../parts/actions/preview-state';
import { useSettled } from '../../../parts/actions/use-settled';
import { ReceiptField } from '../../letter/receipt/receipt-field';
import { AllocationSteps } from '../settled/allocation-steps';
import { paymentPaths } from '../payment-paths';
import { paymentMessages } from '../payment.messages';
import { usePaymentPreview } from '../payment.queries';
import { DepositChoice } from './deposit-choice';
import { PetitionChoice } from './petition-choice';
import type { PaymentForm } from './payment-draft';
import { recordMessages } from './record.messages';

/** What the call would be sent; null while something of it is missing. Who paid is no matter to what it settles. */
function useWritten(form: PaymentForm): PaymentInput | null {
  const written = paymentInput.safeParse({
    receivedOn: useFormValue(form, 'receivedOn'),
    method: useFormValue(form, 'method'),
    depositToId: useFormValue(form, 'depositToId'),
    parts: useFormValue(form, 'parts'),
  });
  return written.success ? written.data : null;
}

/** What the payment would settle, in which order and why; below it the action with its amount. */
export function SettlesPanel({ form }: { form: PaymentForm }) {
  const t = useMessages(recordMessages);
  const tPayment = useMessages(paymentMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const written = useWritten(form);
  const settled = useSettled(written);
  const preview = usePaymentPreview(settled);
  const sum = written?.parts.reduce((before, { amountMinor }) => before + amountMinor, 0);
  return (
    <Card>
      <CardHeader title={tPayment('settles')} description={tPayment('settlesText')} />
      <CardBody>
        <Stack gap="5" aria-busy={written !== null && preview.isFetching} aria-live="polite">
          <PreviewState isWritten={written !== null} query={preview} waits={t('waits')} failed={t('failed')}>
            {(data) => (
              <>
                <Settles preview={data} units={written?.parts.length ?? 0} />
                <DepositChoice form={form} deposits={data.deposits} />
                <PetitionChoice form={form} petitions={data.petitions} />
              </>
            )}
          </PreviewState>
        </Stack>
        <Box mt="5">
          <ReceiptField form={form} to={preview.data?.receiptTo} />
        </Box>
        <BesideActions
          mt="5"
          cancelTo={paymentPaths.list}
          submitLabel={
            sum === undefined ? t('recordPlain') : t('record', { amount: formats.money(sum, currency) })
          }
        />
      </CardBody>
    </Card>
  );
}

function Settles({ preview, units }: { preview: PaymentPreview; units: number }) {
  const t = useMessages(recordMessages);
  const tPayment = useMessages(paymentMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { allocations, credits, dueBetweenFunds, policy } = preview;
  return (
    <>
      {allocations.length === 0 ? (
        <Text size="sm">{tPayment('settlesNothing')}</Text>
      ) : (
        <AllocationSteps steps={allocations} named={units > 1} />
      )}
      {credits.map(({ property, amountMinor }) => (
        <Flex key={property.id} justify="space-between" gap="3">
          <Text size="sm">
            {tPayment('staysCredit', { unit: property.name })}
            <Text as="span" size="sm" tone="muted" display="block">
              {tPayment('creditText')}
            </Text>
          </Text>
          <Text size="sm" numeric>
            <Money amountMinor={amountMinor} currency={currency} />
          </Text>
        </Flex>
      ))}
      {dueBetweenFunds.map(({ from, to, amountMinor }) => (
        <Text key={`${from.id} ${to.id}`} size="sm" tone="muted">
          {t('funds', { from: from.name, to: to.name, amount: formats.money(amountMinor, currency) })}
        </Text>
      ))}
      <Text size="sm" tone="muted">
        {policy.name === 'neutral'
          ? t('policyAlways', { name: tPayment('name.neutral') })
          : t('policyUsed', {
              name: tPayment(`name.${policy.name}`),
              day: formats.day(policy.effectiveOn),
            })}
      </Text>
    </>
  );
}
