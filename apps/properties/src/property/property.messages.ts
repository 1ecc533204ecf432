import { defineMessages } from '@courtyard/common';
import { propertyValueWords } from '@courtyard/contract/properties/property/property-value.words';

/** Words for a property that every page of the section uses. */
export const propertyMessages = defineMessages(
  {
    en: {
      'insuranceIs.valid': 'Insured',
      'insuranceIs.expiring': 'Insurance expires soon',
      'insuranceIs.lapsed': 'Insurance expired',
      'insuranceIs.none': 'No insurance',
      archived: 'Archived',
      squareFeet: '{area} sq ft',
      noBuilding: 'No building',
    },
    es: {
      'insuranceIs.valid': 'Asegurada',
      'insuranceIs.expiring': 'El seguro vence pronto',
      'insuranceIs.lapsed': 'Seguro vencido',
      'insuranceIs.none': 'Sin seguro',
      archived: 'Archivada',
      squareFeet: '{area} pies²',
      noBuilding: 'Sin edificio',
    },
  },
  propertyValueWords,
);
