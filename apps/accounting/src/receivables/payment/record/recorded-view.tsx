import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import { Card, ErrorState, LinkButton, LoadingState, Page, Stack, TextLink } from '@courtyard/ui';
import { useEffect } from 'react';
import { LettersCard } from '../../letter/letters.card';
import { useReceiptLetters } from '../../letter/receipt/receipt.queries';
import { paymentPaths } from '../payment-paths';
import { payments } from '../payment.queries';
import { SettledCard } from '../settled/settled.card';
import { recordMessages } from './record.messages';

/** What became of a payment that was just recorded, and the way to the next one. */
export function RecordedView({ paymentId }: { paymentId: string }) {
  const t = useMessages(recordMessages);
  const payment = payments.useOne(paymentId);
  if (payment.data) return <Recorded payment={payment.data} />;
  return (
    <Page title={t('title')} width="form">
      <Card>
        {payment.isError ? (
          <ErrorState error={payment.error} onRetry={() => void payment.refetch()} />
        ) : (
          <LoadingState />
        )}
      </Card>
    </Page>
  );
}

function Recorded({ payment }: { payment: Payment }) {
  const t = useMessages(recordMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const letters = useReceiptLetters(payment.id);
  // The form is gone: who works by keyboard reads on from here.
  useEffect(() => document.getElementById('page-title')?.focus(), []);
  return (
    <Page
      title={t('recorded', { number: payment.number })}
      description={t('recordedText', {
        amount: formats.money(payment.amountMinor, currency),
        units: formats.list(payment.properties.map(({ name }) => name)),
      })}
      width="form"
    >
      <Stack gap="5">
        <SettledCard payment={payment} />
        <LettersCard letters={letters.data} />
        <Stack direction="row" gap="4" align="center" flexWrap="wrap">
          <LinkButton variant="primary" icon="plus" to={paymentPaths.create}>
            {t('another')}
          </LinkButton>
          <TextLink to={paymentPaths.details(payment.id)}>{t('open')}</TextLink>
        </Stack>
      </Stack>
    </Page>
  );
}
