import { defineMessages } from '@courtyard/common';
import en from './homes.en.json';
import es from './homes.es.json';

export const homesMessages = defineMessages({ en, es });
