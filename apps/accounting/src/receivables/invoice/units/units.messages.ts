import { defineMessages } from '@courtyard/common';
import en from './units.en.json';
import es from './units.es.json';

export const unitsMessages = defineMessages({ en, es });
