import { useMessages, useUiConfig } from '@courtyard/common';
import type { RolePeriod } from '@courtyard/contract/people/member/member';
import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { Box, Card, CardBody, CardHeader, Text } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { detailsMessages } from '../details.messages';
import { PeriodBadge, PeriodText } from './period';

/** Every role that is or was somebody's, the running ones first. */
export function RolePeriodsCard({ periods }: { periods: readonly RolePeriod[] }) {
  const t = useMessages(detailsMessages);
  const language = useUiConfig((config) => config.language);
  return (
    <Card>
      <CardHeader title={t('rolesOverTime')} />
      <CardBody>
        {periods.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('noRoles')}
          </Text>
        ) : (
          <Box as="ul" listStyleType="none" my="-3">
            {periods.map((period, place) => (
              <PartRow
                // A role can have been theirs twice on one day.
                key={`${period.name} ${period.startsOn} ${place}`}
                title={roleNames([period.name], language)}
                badge={<PeriodBadge state={period.state} />}
                aside={<PeriodText period={period} />}
              />
            ))}
          </Box>
        )}
      </CardBody>
    </Card>
  );
}
