import { defineMessages } from '@courtyard/common';
import { personWords } from '@courtyard/contract/properties/occupancy/occupancy.words';
import en from './person.en.json';
import es from './person.es.json';

/** Words for people and the periods in which they own or live somewhere. */
export const personMessages = defineMessages({ en, es }, personWords);
