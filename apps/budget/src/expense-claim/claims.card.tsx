import { useFormats, useMessages } from '@courtyard/common';
import { CardFrame, CardList, CardNothing } from '@courtyard/ui';
import { ClaimLine } from './claim-line';
import { claimPaths } from './claim-paths';
import { claimMessages } from './claim.messages';
import { myClaims } from './claim.queries';

/** The person's latest claims and what became of them. */
export function MyClaimsCard() {
  const t = useMessages(claimMessages);
  const formats = useFormats();
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
            {data.map((claim) => (
              <ClaimLine key={claim.id} claim={claim} detail={formats.day(claim.spentOn)} />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
