import { toast, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { PayoutBatch } from '@courtyard/contract/banking/payout/payout';
import { payoutVocabulary } from '@courtyard/contract/banking/payout/payout-vocabulary';
import { Money, Page, TextLink } from '@courtyard/ui';
import {
  CardColumns,
  FactCard,
  HeadFacts,
  HistoryCard,
  PartCard,
  PartRow,
  RecordApprovals,
  RecordTabs,
  RecordTasks,
} from '@courtyard/ui/details';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { BatchLoader } from './batch-loader';
import { CancelDialog } from './cancel.dialog';
import { PaymentsCard } from './payments.card';
import { TakesCard } from './takes.card';
import { payoutPaths } from '../payout-paths';
import { PayoutStatusBadge } from '../payout-status';
import { payoutMessages } from '../payout.messages';
import { payoutBatches, usePrepareBatch, useReleaseBatch } from '../payout.queries';

/** `payouts/details?id=`: a batch with its bills, what the vendors were paid by it, and who did what. */
export function PayoutPage() {
  return <BatchLoader>{(batch) => <BatchView key={batch.id} batch={batch} />}</BatchLoader>;
}

function BatchView({ batch }: { batch: PayoutBatch }) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const canCreate = useCan('Payout Create');
  const prepare = usePrepareBatch(batch.id);
  const release = useReleaseBatch(batch.id);
  const [asking, setAsking] = useState<'release' | 'cancel' | null>(null);
  const { id, number, version, status } = batch;
  const isOpen = status === 'draft' || status === 'prepared' || status === 'approved';
  const name = t('numbered', { number });
  const money = formats.money(batch.totalMinor, currency);
  const send = async () => {
    await prepare.mutateAsync({ version });
    toast({ title: t('prepared', { number }), kind: 'success' });
  };
  const pay = async () => {
    await release.mutateAsync({ version });
    toast({ title: t('released', { number }), kind: 'success' });
  };
  const close = () => setAsking(null);
  return (
    <Page
      title={name}
      badge={<PayoutStatusBadge value={status} />}
      description={batch.cancelReason ?? batch.note}
      actions={{
        primary:
          canCreate && status === 'draft'
            ? { label: t('prepare'), onSelect: () => void send() }
            : canCreate && status === 'approved'
              ? { label: t('release'), onSelect: () => setAsking('release') }
              : null,
        secondary: [
          canCreate && isOpen ? { label: t('change'), icon: 'edit', to: payoutPaths.edit(id) } : null,
        ],
        more: [
          canCreate && isOpen
            ? { label: t('cancel'), icon: 'trash', tone: 'danger', onSelect: () => setAsking('cancel') }
            : null,
        ],
      }}
    >
      <RecordApprovals record="payout-batch" recordId={id} />
      <RecordTasks record="payout-batch" recordId={id} />
      <HeadFacts
        facts={[
          { label: t('totalMinor'), value: money },
          { label: t('payOn'), value: formats.day(batch.payOn) },
          { label: t('bankAccount'), value: batch.bankAccount.name },
          { label: t('method'), value: t(`method.${batch.method}`) },
        ]}
      />
      <RecordTabs
        record={{ id, name }}
        overview={
          <CardColumns
            left={
              <>
                {batch.payouts.length > 0 ? <PaymentsCard batch={batch} /> : null}
                <BillsCard batch={batch} />
              </>
            }
            right={
              <>
                {batch.takes ? <TakesCard takes={batch.takes} totalMinor={batch.totalMinor} /> : null}
                <FactCard
                  title={t('people')}
                  facts={[
                    { label: t('createdBy'), value: batch.createdBy },
                    { label: t('preparedBy'), value: batch.preparedBy },
                    { label: t('approvedBy'), value: batch.approvedBy },
                    { label: t('releasedBy'), value: batch.releasedBy },
                  ]}
                />
              </>
            }
          />
        }
        history={
          <HistoryCard
            of={payoutBatches.historyOf(id)}
            vocabulary={payoutVocabulary}
            description={t('historyText')}
          />
        }
      />
      <ConfirmDialog
        open={asking === 'release'}
        tone="primary"
        onClose={close}
        title={t('releaseTitle', { number })}
        verb={t('release')}
        onConfirm={pay}
      >
        {t('releaseText', { amount: money })}
      </ConfirmDialog>
      {asking === 'cancel' ? <CancelDialog batch={batch} onClose={close} /> : null}
    </Page>
  );
}

function BillsCard({ batch }: { batch: PayoutBatch }) {
  const t = useMessages(payoutMessages);
  const { currency } = useCommunity();
  return (
    <PartCard<PayoutBatch['bills'][number]>
      title={t('bills')}
      query={{ data: batch.bills, isError: false, error: null, refetch: async () => undefined }}
      empty={null}
    >
      {({ billId, number, vendor, amountMinor }) => (
        <PartRow
          key={billId}
          title={<TextLink to={payoutPaths.bill(billId)}>{number}</TextLink>}
          aside={<Money amountMinor={amountMinor} currency={currency} />}
        >
          {vendor.name}
        </PartRow>
      )}
    </PartCard>
  );
}
