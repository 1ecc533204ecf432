import { useFormats, useMessages } from '@courtyard/common';
import type { PropertySummary } from '@courtyard/contract/properties/property/property';
import { HStack, Stack, Text, TextLink } from '@courtyard/ui';
import { InsuranceBadge, PropertyStatusBadge } from '../property-badges';
import { propertyMessages } from '../property.messages';
import { propertyName, propertyPaths } from '../property-paths';
import { useListTexts } from './list.messages';

/** A property on a card: for narrow windows, and for those who like it. */
export function PropertyCard({ property, mayOpen }: { property: PropertySummary; mayOpen: boolean }) {
  const t = useListTexts();
  const tProperty = useMessages(propertyMessages);
  const formats = useFormats();
  const facts = [
    tProperty(`type.${property.type}`),
    property.areaSqFt === null ? null : tProperty('squareFeet', { area: formats.number(property.areaSqFt) }),
    property.bedrooms === null ? null : t('beds', { count: property.bedrooms }),
  ].filter((fact) => fact !== null);
  return (
    <Stack gap="1" minWidth="0">
      {mayOpen ? (
        <TextLink to={propertyPaths.detail(property.id)}>{propertyName(property)}</TextLink>
      ) : (
        <Text fontWeight="medium">{propertyName(property)}</Text>
      )}
      <Text size="sm">{property.ownerNames || t('noOwner')}</Text>
      <Text size="sm" tone="muted">
        {facts.join(' · ')}
      </Text>
      <HStack gap="2" mt="1" flexWrap="wrap">
        <PropertyStatusBadge status={property.status} archived={property.archived} />
        <InsuranceBadge insurance={property.insurance} named />
      </HStack>
    </Stack>
  );
}
