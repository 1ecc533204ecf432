import { defineMessages } from '@courtyard/common';
import en from './consent.en.json';
import es from './consent.es.json';

export const consentMessages = defineMessages({ en, es });
