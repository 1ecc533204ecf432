import { useFormats, useMessages } from '@courtyard/common';
import { HStack } from '@courtyard/ui';
import { RecordPreview } from '@courtyard/ui/details';
import { PropertyStatusBadge } from '../property-badges';
import { propertyMessages } from '../property.messages';
import { properties } from '../property.queries';
import { detailMessages } from './detail.messages';
import { useKeyFacts } from './use-key-facts';

/** A property beside the register. */
export function PropertyPreview({ id }: { id: string }) {
  const t = useMessages(detailMessages);
  const tProperty = useMessages(propertyMessages);
  const formats = useFormats();
  const keyFacts = useKeyFacts();
  return (
    <RecordPreview
      query={properties.useOne(id)}
      about={{ record: 'property', recordId: id }}
      badges={({ status, archived }) => (
        <HStack>
          <PropertyStatusBadge status={status} archived={archived} />
        </HStack>
      )}
      facts={(property) => [
        ...keyFacts(property),
        {
          label: t('size'),
          value: property.areaSqFt && tProperty('squareFeet', { area: formats.number(property.areaSqFt) }),
        },
        { label: t('bedrooms'), value: property.bedrooms },
        { label: t('billingRatio'), value: formats.percent(property.billingRatioMillionths) },
      ]}
    />
  );
}
