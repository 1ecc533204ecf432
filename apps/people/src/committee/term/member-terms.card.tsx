import { useMessages } from '@courtyard/common';
import { Text, TextLink } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { detailsMessages } from '../../member/details/details.messages';
import { PeriodBadge, PeriodText } from '../../member/details/periods/period';
import { committeePaths } from '../committee-paths';
import { memberTerms } from '../committee.queries';
import { TermBadges } from './served-by';
import { termMessages } from './term.messages';

/** What a member serves in, will serve in and has served in. */
export function MemberTermsCard({ memberId }: { memberId: string }) {
  const t = useMessages(detailsMessages);
  const tTerm = useMessages(termMessages);
  return (
    <PartCard
      title={t('serves')}
      query={memberTerms.useList(memberId)}
      empty={
        <Text size="sm" tone="muted">
          {t('noTerms')}
        </Text>
      }
    >
      {(term) => (
        <PartRow
          key={term.id}
          title={<TextLink to={committeePaths.details(term.committee.id)}>{term.committee.name}</TextLink>}
          badge={
            <>
              <TermBadges office={term.office} />
              <PeriodBadge state={term.state} />
            </>
          }
          aside={<PeriodText period={term} />}
        >
          {tTerm('seatNumber', { seat: term.seat })}
        </PartRow>
      )}
    </PartCard>
  );
}
