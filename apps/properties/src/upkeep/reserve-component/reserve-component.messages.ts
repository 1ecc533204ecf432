import { defineMessages } from '@courtyard/common';
import { reserveComponentLabels } from '@courtyard/contract/properties/reserve-component/reserve-component.labels';
import en from './reserve-component.en.json';
import es from './reserve-component.es.json';

/** Words for a reserve component that every page about it uses. */
export const reserveComponentMessages = defineMessages({ en, es }, reserveComponentLabels);
