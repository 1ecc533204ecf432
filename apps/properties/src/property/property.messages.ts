import { defineMessages } from '@courtyard/common';
import { propertyValueLabels } from '@courtyard/contract/properties/property/property-value.labels';
import en from './property.en.json';
import es from './property.es.json';

/** Words for a property that every page of the section uses. */
export const propertyMessages = defineMessages({ en, es }, propertyValueLabels);
