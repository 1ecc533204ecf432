import { useMessages } from '@courtyard/common';
import { Card, CardBody, CardHeader } from '@courtyard/ui';
import { usePropertyFacets } from '../property/property.queries';
import { Breakdown } from './breakdown';
import { overviewMessages } from './overview.messages';

/** Who lives in the properties; it says nothing where there are none. */
export function OccupancyCard() {
  const t = useMessages(overviewMessages);
  const facets = usePropertyFacets();
  if (facets.isError || facets.data?.total === 0) return null;
  return (
    <Card>
      <CardHeader title={t('occupancy')} />
      <CardBody>
        <Breakdown field="occupancy" rows={facets.data?.occupancies} columns={{ base: 1, md: 3 }} />
      </CardBody>
    </Card>
  );
}
