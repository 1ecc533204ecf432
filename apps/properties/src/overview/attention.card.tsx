import { useFormats, useMessages } from '@courtyard/common';
import type { PropertyFacets } from '@courtyard/contract/properties/property';
import {
  Badge,
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  HStack,
  Skeleton,
  Stack,
  TextLink,
} from '@courtyard/ui';
import { propertyPaths } from '../property/property-paths';
import { usePropertyFacets } from '../property/property.queries';
import { overviewMessages } from './overview.messages';

const matters = [
  { text: 'lapsed', facet: 'insurance', value: 'lapsed', tone: 'danger' },
  { text: 'expiring', facet: 'insurance', value: 'expiring', tone: 'attention' },
  { text: 'uninsured', facet: 'insurance', value: 'none', tone: 'neutral' },
  { text: 'vacant', facet: 'occupancies', value: 'vacant', tone: 'neutral' },
] as const;

const countOf = (facets: PropertyFacets, matter: (typeof matters)[number]) =>
  facets[matter.facet].find(({ value }) => value === matter.value)?.count ?? 0;

/** What somebody may want to act on, each with the list behind it. */
export function AttentionCard() {
  const t = useMessages(overviewMessages);
  const formats = useFormats();
  const facets = usePropertyFacets();
  return (
    <Card>
      <CardHeader title={t('attention')} description={t('attentionText')} />
      <CardBody>
        {facets.isError ? (
          <ErrorState error={facets.error} onRetry={() => void facets.refetch()} />
        ) : (
          <Stack gap="3" as="ul" listStyleType="none">
            {matters.map((matter) => (
              <HStack key={matter.text} as="li" justifyContent="space-between" gap="4">
                <TextLink
                  to={`${propertyPaths.list}?${matter.facet === 'insurance' ? 'insurance' : 'occupancy'}=${matter.value}`}
                  look="quiet"
                  fontSize="sm"
                >
                  {t(matter.text)}
                </TextLink>
                {facets.data ? (
                  <Badge tone={countOf(facets.data, matter) > 0 ? matter.tone : 'neutral'}>
                    {formats.number(countOf(facets.data, matter))}
                  </Badge>
                ) : (
                  <Skeleton width="8" height="6" />
                )}
              </HStack>
            ))}
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}
