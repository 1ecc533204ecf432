import { downloadFile, lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import { paymentColumns } from '@courtyard/contract/accounting/receivables/payment/payment.columns';
import { paymentVocabulary } from '@courtyard/contract/accounting/receivables/payment/payment-vocabulary';
import { Page, Text, TextLink } from '@courtyard/ui';
import {
  CardColumns,
  FactCard,
  HeadFacts,
  HistoryCard,
  RecordTabs,
  useFieldTexts,
} from '@courtyard/ui/details';
import { useState } from 'react';
import { depositPaths } from '../deposit/deposit-paths';
import { LettersCard } from '../../letter/letters.card';
import { receiptMessages } from '../../letter/receipt/receipt.messages';
import { useReceiptLetters } from '../../letter/receipt/receipt.queries';
import { EntriesCard } from '../../../parts/entries.card';
import { PaymentStatusBadge } from '../payment-badges';
import { PaymentLoader } from '../payment-loader';
import { paymentMessages } from '../payment.messages';
import { payments } from '../payment.queries';
import { SettledCard } from '../settled/settled.card';
import { reapplyMessages } from './reapply.messages';
import { detailsMessages } from './details.messages';

const EndDialog = lazyOverlay<{ payment: Payment; onClose: () => void }>(
  async () => (await import('./end.dialog')).EndDialog,
);

const ReapplyDialog = lazyOverlay<{ payment: Payment; onClose: () => void }>(
  async () => (await import('./reapply.dialog')).ReapplyDialog,
);

const SendReceiptDialog = lazyOverlay<{ payment: Payment; onClose: () => void }>(
  async () => (await import('../../letter/receipt/send-receipt.dialog')).SendReceiptDialog,
);

/** `payments/details?id=`: what came in, what it settled and why, and what it did in the books. */
export function PaymentPage() {
  return <PaymentLoader>{(payment) => <PaymentView key={payment.id} payment={payment} />}</PaymentLoader>;
}

function PaymentView({ payment }: { payment: Payment }) {
  const t = useMessages(detailsMessages);
  const tPayment = useMessages(paymentMessages);
  const formats = useFormats();
  const canWrite = useCan('Invoice Create');
  const tReceipt = useMessages(receiptMessages);
  const [isEnding, setEnding] = useState(false);
  const tReapply = useMessages(reapplyMessages);
  const [isApplying, setApplying] = useState(false);
  const [isSending, setSending] = useState(false);
  const { label, node } = useFieldTexts(paymentColumns);
  const factOf = (field: 'amountMinor' | 'receivedOn' | 'method' | 'reference') => ({
    label: label(field),
    value: node(payment, field),
  });
  const facts = [factOf('amountMinor'), factOf('receivedOn'), factOf('method')] as const;
  const { ended, status } = payment;
  const name = tPayment('numbered', { number: payment.number });
  const units = formats.list(payment.properties.map((property) => property.name));
  return (
    <Page
      title={name}
      badge={<PaymentStatusBadge value={status} />}
      description={payment.payer === null ? units : t('from', { units, payer: payment.payer })}
      actions={{
        secondary: [
          canWrite && ended === null
            ? { label: tReceipt('send'), icon: 'mailbox', onSelect: () => setSending(true) }
            : null,
          {
            label: t('receipt'),
            icon: 'download',
            onSelect: () =>
              downloadFile(`/api/v1/payments/${payment.id}/receipt`, `receipt-${payment.number}.pdf`),
          },
        ],
        more: [
          canWrite && ended === null
            ? { label: tReapply('open'), icon: 'edit', onSelect: () => setApplying(true) }
            : null,
          canWrite && ended === null
            ? { label: t('takeBack'), icon: 'trash', tone: 'danger', onSelect: () => setEnding(true) }
            : null,
        ],
      }}
    >
      {ended ? (
        <Text size="sm" tone="muted" mb="4" role="note">
          {t(status === 'returned' ? 'returnedNote' : 'voidNote', { ...ended, day: formats.day(ended.on) })}
        </Text>
      ) : null}
      <HeadFacts facts={payment.reference === null ? facts : [...facts, factOf('reference')]} />
      <RecordTabs
        record={{ id: payment.id, name }}
        overview={<OverviewTab payment={payment} />}
        history={
          <HistoryCard
            of={payments.historyOf(payment.id)}
            vocabulary={paymentVocabulary}
            description={t('historyText')}
          />
        }
      />
      {isSending ? <SendReceiptDialog payment={payment} onClose={() => setSending(false)} /> : null}
      {isApplying ? <ReapplyDialog payment={payment} onClose={() => setApplying(false)} /> : null}
      {isEnding ? <EndDialog payment={payment} onClose={() => setEnding(false)} /> : null}
    </Page>
  );
}

function OverviewTab({ payment }: { payment: Payment }) {
  const t = useMessages(detailsMessages);
  const tPayment = useMessages(paymentMessages);
  const formats = useFormats();
  const { facts } = useFieldTexts(paymentColumns);
  const letters = useReceiptLetters(payment.id);
  return (
    <CardColumns
      left={<SettledCard payment={payment} />}
      right={
        <>
          <FactCard
            title={t('about')}
            description={t('recorded', {
              by: payment.recordedBy,
              at: formats.moment(payment.recordedAt),
            })}
            facts={[
              { label: tPayment('depositTo'), value: payment.depositTo.name },
              ...(payment.deposit === null
                ? []
                : [
                    {
                      label: tPayment('deposit'),
                      value: (
                        <TextLink to={depositPaths.details(payment.deposit.id)}>
                          {payment.deposit.number}
                        </TextLink>
                      ),
                    },
                  ]),
              ...facts(payment, 'payer', 'property'),
            ]}
            notes={payment.memo}
          />
          <LettersCard letters={letters.data} />
          <EntriesCard entries={payment.entries} />
        </>
      }
    />
  );
}
