import { defineMessages } from '@courtyard/common';
import en from './property-part.en.json';
import es from './property-part.es.json';

export const propertyPartMessages = defineMessages({ en, es });
