import { downloadFile, lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Deposit } from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { depositColumns } from '@courtyard/contract/accounting/receivables/deposit/deposit.columns';
import { depositVocabulary } from '@courtyard/contract/accounting/receivables/deposit/deposit-vocabulary';
import { Page, Text } from '@courtyard/ui';
import {
  CardColumns,
  FactCard,
  HeadFacts,
  HistoryCard,
  RowsCard,
  RecordTabs,
  useFieldTexts,
} from '@courtyard/ui/details';
import { useState } from 'react';
import { EntriesCard } from '../../../../parts/entries.card';
import { DepositStatusBadge } from '../deposit-badges';
import { DepositLoader } from '../deposit-loader';
import { depositMessages } from '../deposit.messages';
import { deposits } from '../deposit.queries';
import { PaymentRow } from '../payment-row';
import { detailsMessages } from './details.messages';

const VoidDialog = lazyOverlay<{ deposit: Deposit; onClose: () => void }>(
  async () => (await import('./void.dialog')).VoidDialog,
);

/** `deposits/details?id=`: what was brought to the bank, its slip, and what it did in the books. */
export function DepositPage() {
  return <DepositLoader>{(deposit) => <DepositView key={deposit.id} deposit={deposit} />}</DepositLoader>;
}

function DepositView({ deposit }: { deposit: Deposit }) {
  const t = useMessages(detailsMessages);
  const tDeposit = useMessages(depositMessages);
  const formats = useFormats();
  const canWrite = useCan('Invoice Create');
  const [isVoiding, setVoiding] = useState(false);
  const { label, node } = useFieldTexts(depositColumns);
  const factOf = (field: 'amountMinor' | 'depositedOn' | 'reference' | 'paymentCount') => ({
    label: label(field),
    value: node(deposit, field),
  });
  const { id, status, voided, bankAccount } = deposit;
  const name = tDeposit('numbered', { number: deposit.number });
  return (
    <Page
      title={name}
      badge={<DepositStatusBadge value={status} />}
      description={bankAccount.name}
      actions={{
        secondary: [
          {
            label: t('slip'),
            icon: 'download',
            onSelect: () => downloadFile(`/api/v1/deposits/${id}/slip`, `deposit-${deposit.number}.pdf`),
          },
        ],
        more: [
          canWrite && voided === null
            ? { label: t('void'), icon: 'trash', tone: 'danger', onSelect: () => setVoiding(true) }
            : null,
        ],
      }}
    >
      {voided ? (
        <Text size="sm" tone="muted" mb="4" role="note">
          {t('voidedNote', { ...voided, day: formats.day(voided.on) })}
        </Text>
      ) : null}
      <HeadFacts
        facts={[factOf('amountMinor'), factOf('depositedOn'), factOf('reference'), factOf('paymentCount')]}
      />
      <RecordTabs
        record={{ id, name }}
        overview={<OverviewTab deposit={deposit} />}
        history={
          <HistoryCard
            of={deposits.historyOf(id)}
            vocabulary={depositVocabulary}
            description={t('historyText')}
          />
        }
      />
      {isVoiding ? <VoidDialog deposit={deposit} onClose={() => setVoiding(false)} /> : null}
    </Page>
  );
}

function OverviewTab({ deposit }: { deposit: Deposit }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { facts } = useFieldTexts(depositColumns);
  return (
    <CardColumns
      left={
        <RowsCard
          title={t(deposit.status === 'void' ? 'paymentsVoid' : 'payments')}
          rows={deposit.payments}
          none=""
        >
          {(payment) => <PaymentRow key={payment.id} payment={payment} />}
        </RowsCard>
      }
      right={
        <>
          <FactCard
            title={t('about')}
            description={t('posted', { by: deposit.postedBy, at: formats.moment(deposit.postedAt) })}
            facts={facts(deposit, 'bankAccount')}
            notes={deposit.memo}
          />
          <EntriesCard entries={deposit.entries} />
        </>
      }
    />
  );
}
