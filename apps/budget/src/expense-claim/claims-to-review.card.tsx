import { useMessages } from '@courtyard/common';
import { CardFrame, CardList, CardNothing } from '@courtyard/ui';
import { ClaimLine } from './claim-line';
import { claimPaths } from './claim-paths';
import { claimMessages } from './claim.messages';
import { claims } from './claim.queries';

const open = `${claimPaths.list}?state=submitted&state=pending`;

/** Claims that are not decided yet, the oldest first. */
export function ClaimsToReviewCard() {
  const t = useMessages(claimMessages);
  const waiting = claims.useList({ state: ['submitted', 'pending'], sort: 'number', limit: 4 });
  return (
    <CardFrame title={t('waiting')} link={{ to: open, label: t('all') }} query={waiting} lines={4}>
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('noneWaiting')}</CardNothing>
        ) : (
          <CardList>
            {data.map((claim) => (
              <ClaimLine key={claim.id} claim={claim} detail={claim.claimant.name} />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
