import { useMessages } from '@courtyard/common';
import type { PropertyFacets } from '@courtyard/contract/properties/property/property';
import { Card, CardBody, CardHeader, ErrorState, Stack } from '@courtyard/ui';
import { propertyPaths } from '../property/property-paths';
import { usePropertyFacets } from '../property/property.queries';
import { MatterLine } from './matter-line';
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
              <MatterLine
                key={matter.text}
                to={`${propertyPaths.list}?${matter.facet === 'insurance' ? 'insurance' : 'occupancy'}=${matter.value}`}
                text={t(matter.text)}
                count={facets.data && countOf(facets.data, matter)}
                tone={matter.tone}
              />
            ))}
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}
