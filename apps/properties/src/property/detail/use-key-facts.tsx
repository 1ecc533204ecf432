import { useFormats, useMessages } from '@courtyard/common';
import type { Property } from '@courtyard/contract/properties/property/property';
import type { Fact } from '@courtyard/ui/details';
import { InsuranceBadge } from '../property-badges';
import { propertyMessages } from '../property.messages';
import { detailMessages } from './detail.messages';

/** Gives the four facts that people come to a property for. */
export function useKeyFacts(): (property: Property) => [Fact, Fact, Fact, Fact] {
  const t = useMessages(detailMessages);
  const tProperty = useMessages(propertyMessages);
  const formats = useFormats();
  return (property) => [
    { label: t('type'), value: tProperty(`type.${property.type}`) },
    { label: t('occupancy'), value: tProperty(`occupancy.${property.occupancy}`) },
    { label: t('ownershipShare'), value: formats.percent(property.ownershipShareMillionths) },
    {
      label: t('insurance'),
      value:
        property.insurance === 'valid' && property.insuredUntil ? (
          t('insuredUntil', { day: formats.day(property.insuredUntil) })
        ) : (
          <InsuranceBadge insurance={property.insurance} />
        ),
    },
  ];
}
