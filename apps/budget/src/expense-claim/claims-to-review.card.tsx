import { useCommunity, useMessages } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing, HStack, Money, Text } from '@courtyard/ui';
import { claimPaths } from './claim-paths';
import { ClaimStateBadge } from './claim-state';
import { claimMessages } from './claim.messages';
import { claims } from './claim.queries';

const open = `${claimPaths.list}?state=submitted&state=pending`;

/** Claims that are not decided yet, the oldest first. */
export function ClaimsToReviewCard() {
  const t = useMessages(claimMessages);
  const { currency } = useCommunity();
  const waiting = claims.useList({ state: ['submitted', 'pending'], sort: 'number', limit: 4 });
  return (
    <CardFrame title={t('waiting')} link={{ to: open, label: t('all') }} query={waiting} lines={4}>
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('noneWaiting')}</CardNothing>
        ) : (
          <CardList>
            {data.map(({ id, purpose, claimant, amountMinor, state }) => (
              <CardLine
                key={id}
                to={claimPaths.details(id)}
                title={purpose}
                detail={claimant.name}
                aside={
                  <HStack gap="2">
                    <Text as="span" size="sm">
                      <Money amountMinor={amountMinor} currency={currency} />
                    </Text>
                    <ClaimStateBadge value={state} />
                  </HStack>
                }
              />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
