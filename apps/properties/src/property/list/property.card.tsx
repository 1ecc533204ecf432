import { useMessages } from '@courtyard/common';
import type { PropertySummary } from '@courtyard/contract/properties/property/property';
import { propertyColumns } from '@courtyard/contract/properties/property/property.columns';
import { Text, TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { InsuranceBadge, PropertyStatusBadge } from '../property-badges';
import { propertyMessages } from '../property.messages';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from '../property-paths';
import { useListTexts } from './list.messages';

export function PropertyCard({ property, canOpen }: { property: PropertySummary; canOpen: boolean }) {
  const t = useListTexts();
  const tProperty = useMessages(propertyMessages);
  const { text } = useFieldTexts(propertyColumns);
  const area = text(property, 'areaSqFt');
  return (
    <ListCard
      title={
        canOpen ? (
          <TextLink to={propertyPaths.detail(property.id)}>{propertyName(property)}</TextLink>
        ) : (
          <Text fontWeight="medium">{propertyName(property)}</Text>
        )
      }
      lead={property.ownerNames || t('noOwner')}
      facts={[
        text(property, 'type'),
        area && tProperty('squareFeet', { area }),
        property.bedrooms === null ? null : t('beds', { count: property.bedrooms }),
      ]}
      badges={
        <>
          <PropertyStatusBadge status={property.status} archived={property.archived} />
          <InsuranceBadge insurance={property.insurance} named />
        </>
      }
    />
  );
}
