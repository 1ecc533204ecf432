import { defineMessages } from '@courtyard/common';
import en from './late-charges.en.json';
import es from './late-charges.es.json';

export const lateChargeMessages = defineMessages({ en, es });
