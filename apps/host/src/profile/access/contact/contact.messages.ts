import { defineMessages } from '@courtyard/common';
import en from './contact.en.json';
import es from './contact.es.json';

export const contactMessages = defineMessages({ en, es });
