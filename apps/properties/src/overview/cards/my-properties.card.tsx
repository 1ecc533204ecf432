import { useCan, useMessages, useTasks } from '@courtyard/common';
import { Badge, CardFrame, CardLine, CardList, CardNothing, Stack, TextLink } from '@courtyard/ui';
import { propertyMessages } from '../../property/property.messages';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from '../../property/property-paths';
import type { PropertySummary } from '@courtyard/contract/properties/property/property';
import { useMyProperties } from '../../property/property.queries';
import { InsuranceBadge } from '../../property/property-badges';
import { cardMessages } from './cards.messages';

/** The properties of the signed-in person, with what needs their eye. */
export function MyPropertiesCard() {
  const t = useMessages(cardMessages);
  const tProperty = useMessages(propertyMessages);
  const mine = useMyProperties();
  const seesAll = useCan('Properties List View');
  return (
    <CardFrame title={t('mine')} query={mine} lines={2} isNothing={({ length }) => seesAll && length === 0}>
      {(properties) =>
        properties.length === 0 ? (
          <CardNothing>{t('noMine')}</CardNothing>
        ) : (
          <CardList>
            {properties.map((property) => (
              <CardLine
                key={property.id}
                to={propertyPaths.detail(property.id)}
                title={propertyName(property)}
                detail={property.addressLine ?? tProperty(`type.${property.type}`)}
                aside={
                  property.insurance === 'valid' && property.occupancy === 'rented' ? (
                    <Badge>{t('rentedOut')}</Badge>
                  ) : (
                    <Insurance property={property} />
                  )
                }
              />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}

/** How a property is insured, with the way to renew its policy where that is among the person's tasks. */
function Insurance({ property: { id, insurance } }: { property: Pick<PropertySummary, 'id' | 'insurance'> }) {
  const t = useMessages(cardMessages);
  const renewal = useTasks().data?.tasks.find(
    ({ section, kind, link }) =>
      section === 'properties' && kind === 'insurance-renewal' && link.includes(`id=${id}&`),
  );
  return (
    <Stack gap="1" align="flex-end">
      <InsuranceBadge insurance={insurance} named />
      {renewal ? (
        <TextLink to={renewal.link} fontSize="sm" py="1">
          {t('renew')}
        </TextLink>
      ) : null}
    </Stack>
  );
}
