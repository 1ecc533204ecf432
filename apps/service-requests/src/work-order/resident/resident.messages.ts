import { defineMessages } from '@courtyard/common';
import en from './resident.en.json';
import es from './resident.es.json';

export const residentMessages = defineMessages({ en, es });
