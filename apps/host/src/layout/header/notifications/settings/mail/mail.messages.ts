import { defineMessages } from '@courtyard/common';
import en from './mail.en.json';
import es from './mail.es.json';

export const mailMessages = defineMessages({ en, es });
