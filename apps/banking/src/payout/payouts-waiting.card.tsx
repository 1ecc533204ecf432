import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { CardFrame, CardLine, CardList, HStack, Money, Text } from '@courtyard/ui';
import { payoutPaths } from './payout-paths';
import { PayoutStatusBadge } from './payout-status';
import { payoutMessages } from './payout.messages';
import { payoutBatches } from './payout.queries';

const open = ['draft', 'prepared', 'approved'] as const;

/** On the dashboard: batches that are not released yet, the earliest payment date first. */
export function PayoutsWaitingCard() {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const waiting = payoutBatches.useList({ status: [...open], sort: 'payOn', limit: 4 });
  return (
    <CardFrame
      title={t('waitingBatches')}
      link={{ to: payoutPaths.list, label: t('all') }}
      query={waiting}
      lines={4}
      isNothing={({ data }) => data.length === 0}
    >
      {({ data }) => (
        <CardList>
          {data.map(({ id, number, payOn, totalMinor, status }) => (
            <CardLine
              key={id}
              to={payoutPaths.details(id)}
              title={t('numbered', { number })}
              detail={formats.day(payOn)}
              aside={
                <HStack gap="2">
                  <Text as="span" size="sm">
                    <Money amountMinor={totalMinor} currency={currency} />
                  </Text>
                  <PayoutStatusBadge value={status} />
                </HStack>
              }
            />
          ))}
        </CardList>
      )}
    </CardFrame>
  );
}
