import { useCan, useMessages } from '@courtyard/common';
import type { HomePeriod } from '@courtyard/contract/people/member/member';
import { Box, Card, CardBody, CardHeader, Text, TextLink } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { PeriodBadge, PeriodText } from '../periods/period';
import { memberMessages } from '../../member.messages';
import { detailsMessages } from '../details.messages';

/** Every home that was or is somebody's, the running ones first. */
export function HomePeriodsCard({ periods }: { periods: readonly HomePeriod[] }) {
  const t = useMessages(detailsMessages);
  return (
    <Card>
      <CardHeader title={t('homesOverTime')} />
      <CardBody>
        {periods.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('noHomes')}
          </Text>
        ) : (
          <Box as="ul" listStyleType="none" my="-3">
            {periods.map((period) => (
              <HomeRow key={`${period.propertyId} ${period.relation} ${period.startsOn}`} period={period} />
            ))}
          </Box>
        )}
      </CardBody>
    </Card>
  );
}

function HomeRow({ period }: { period: HomePeriod }) {
  const tMember = useMessages(memberMessages);
  const seesProperties = useCan('Properties List View');
  const { propertyId, name, relation, state } = period;
  return (
    <PartRow
      title={
        seesProperties ? (
          <TextLink to={`/properties-common-areas/properties/detail?id=${propertyId}`}>{name}</TextLink>
        ) : (
          name
        )
      }
      badge={<PeriodBadge state={state} />}
      aside={<PeriodText period={period} />}
    >
      {tMember(`relation.${relation}`)}
    </PartRow>
  );
}
