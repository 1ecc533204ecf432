import { defineMessages } from '@courtyard/common';
import en from './personal-details.en.json';
import es from './personal-details.es.json';

export const personalDetailsMessages = defineMessages({ en, es });
