import { defineMessages } from '@courtyard/common';
import { propertyValueWords } from '@courtyard/contract/properties/property/property-value.words';
import en from './property.en.json';
import es from './property.es.json';

/** Words for a property that every page of the section uses. */
export const propertyMessages = defineMessages({ en, es }, propertyValueWords);
