import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing, HStack, Money, Text } from '@courtyard/ui';
import { claimPaths } from './claim-paths';
import { ClaimStateBadge } from './claim-state';
import { claimMessages } from './claim.messages';
import { myClaims } from './claim.queries';

/** The person's latest claims and what became of them. */
export function MyClaimsCard() {
  const t = useMessages(claimMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const latest = myClaims.useList({ sort: '-number', limit: 4 });
  return (
    <CardFrame
      title={t('mine')}
      link={{ to: claimPaths.list, label: t('title') }}
      query={latest}
      lines={4}
      isNothing={({ data }) => data.length === 0}
    >
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('noneText')}</CardNothing>
        ) : (
          <CardList>
            {data.map(({ id, purpose, spentOn, amountMinor, state }) => (
              <CardLine
                key={id}
                to={claimPaths.details(id)}
                title={purpose}
                detail={formats.day(spentOn)}
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
