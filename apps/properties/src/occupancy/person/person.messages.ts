import { defineMessages } from '@courtyard/common';
import { personLabels } from '@courtyard/contract/properties/occupancy/occupancy.labels';
import en from './person.en.json';
import es from './person.es.json';

/** Words for people and the periods in which they own or live somewhere. */
export const personMessages = defineMessages({ en, es }, personLabels);
