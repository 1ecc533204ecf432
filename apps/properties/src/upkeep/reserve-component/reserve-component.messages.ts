import { defineMessages } from '@courtyard/common';
import { reserveComponentWords } from '@courtyard/contract/properties/reserve-component/reserve-component.words';
import en from './reserve-component.en.json';
import es from './reserve-component.es.json';

/** Words for a reserve component that every page about it uses. */
export const reserveComponentMessages = defineMessages({ en, es }, reserveComponentWords);
