import { Can, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { PayoutBatchSummary, WaitingForPayment } from '@courtyard/contract/banking/payout/payout';
import { EmptyState, Money, Page, Stack, Text, TextLink } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { NewBatch } from './new-batch';
import { payoutPaths } from './payout-paths';
import { PayoutStatusBadge } from './payout-status';
import { payoutMessages } from './payout.messages';
import { usePayoutBatches, useWaitingForPayment } from './payout.queries';

/** `payouts`: approved bills that are not paid, and the batches that pay them. */
export function PayoutsPage() {
  const t = useMessages(payoutMessages);
  const waiting = useWaitingForPayment();
  return (
    <Page title={t('title')} description={t('text')}>
      <Stack gap="5">
        <Can permission="Payout Create" otherwise={<WaitingCard query={waiting} />}>
          {waiting.data && waiting.data.bills.length > 0 ? (
            <NewBatch key={waiting.data.bills.map(({ id }) => id).join()} found={waiting.data} />
          ) : (
            <WaitingCard query={waiting} />
          )}
        </Can>
        <BatchesCard />
      </Stack>
    </Page>
  );
}

function WaitingCard({ query }: { query: ReturnType<typeof useWaitingForPayment> }) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return (
    <PartCard<WaitingForPayment['bills'][number]>
      title={t('waiting')}
      query={{ ...query, data: query.data?.bills }}
      empty={<EmptyState icon="check" title={t('noneWaiting')} description={t('noneWaitingText')} />}
    >
      {({ id, number, vendor, openMinor, dueOn }) => (
        <PartRow
          key={id}
          title={`${vendor.name} · ${number}`}
          aside={<Money amountMinor={openMinor} currency={currency} />}
        >
          {dueOn === null ? null : t('due', { day: formats.day(dueOn) })}
        </PartRow>
      )}
    </PartCard>
  );
}

function BatchesCard() {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const found = usePayoutBatches();
  return (
    <Stack gap="2">
      <PartCard<PayoutBatchSummary>
        title={t('batches')}
        query={{ ...found, data: found.data?.batches }}
        empty={<EmptyState icon="bank" title={t('noBatches')} />}
      >
        {({ id, number, status, payOn, bankAccount, totalMinor }) => (
          <PartRow
            key={id}
            title={<TextLink to={payoutPaths.details(id)}>{t('numbered', { number })}</TextLink>}
            badge={<PayoutStatusBadge value={status} />}
            aside={<Money amountMinor={totalMinor} currency={currency} />}
          >
            {formats.day(payOn)} · {bankAccount.name}
          </PartRow>
        )}
      </PartCard>
      {found.data?.hasMore ? (
        <Text size="sm" tone="muted">
          {t('onlyNewest')}
        </Text>
      ) : null}
    </Stack>
  );
}
