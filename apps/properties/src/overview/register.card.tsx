import { useMessages } from '@courtyard/common';
import { Card, CardBody, CardHeader, EmptyState, ErrorState, LinkButton } from '@courtyard/ui';
import { propertyPaths } from '../property/property-paths';
import { usePropertyFacets } from '../property/property.queries';
import { Breakdown } from './breakdown';
import { overviewMessages } from './overview.messages';

/** How many properties there are in which building; each figure opens its list. */
export function RegisterCard() {
  const t = useMessages(overviewMessages);
  const facets = usePropertyFacets();
  return (
    <Card>
      <CardHeader
        title={t('properties')}
        description={facets.data ? t('propertiesCount', { count: facets.data.total }) : undefined}
        actions={
          <LinkButton to={propertyPaths.list} size="sm">
            {t('allProperties')}
          </LinkButton>
        }
      />
      <CardBody>
        {facets.isError ? (
          <ErrorState error={facets.error} onRetry={() => void facets.refetch()} />
        ) : facets.data?.total === 0 ? (
          <EmptyState icon="building" title={t('noProperties')} description={t('noPropertiesText')} />
        ) : (
          <Breakdown field="building" rows={facets.data?.buildings} columns={{ base: 1, md: 2 }} />
        )}
      </CardBody>
    </Card>
  );
}
