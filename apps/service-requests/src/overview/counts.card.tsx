import { useFormats, useMessages } from '@courtyard/common';
import { Box, CardFrame, SimpleGrid, Text, TextLink } from '@courtyard/ui';
import { requestPaths } from '../request/request-paths';
import { useCommunityOverview } from '../request/request.queries';
import { overviewMessages } from './overview.messages';

const list = requestPaths.list('community');
const figures = [
  { name: 'open', to: `${list}?isOpen=true` },
  { name: 'late', to: `${list}?isOpen=true&lateness=late` },
  { name: 'submitted', to: `${list}?state=submitted` },
  { name: 'unassigned', to: `${list}?isOpen=true&isUnassigned=true` },
] as const;

/** How many requests of the community are open, late, new and assigned to nobody; each leads to those. */
export function CountsCard() {
  const t = useMessages(overviewMessages);
  const formats = useFormats();
  const overview = useCommunityOverview();
  return (
    <CardFrame title={t('community')} link={{ to: list, label: t('all') }} query={overview} lines={2}>
      {(counts) => (
        <SimpleGrid as="dl" columns={{ base: 2, sm: 4, lg: 2, xl: 4 }} gap="4">
          {figures.map(({ name, to }) => (
            <Box key={name}>
              <Text as="dt" size="sm" tone="muted">
                {t(name)}
              </Text>
              <Text as="dd" size="lg" fontWeight="semibold" numeric>
                <TextLink to={to} {...(name === 'late' && counts.late > 0 && { color: 'status.danger.fg' })}>
                  {formats.number(counts[name])}
                </TextLink>
              </Text>
            </Box>
          ))}
        </SimpleGrid>
      )}
    </CardFrame>
  );
}
