import { defineMessages } from '@courtyard/common';
import en from './versions.en.json';
import es from './versions.es.json';

export const versionsMessages = defineMessages({ en, es });
