import { defineMessages } from '@courtyard/common';
import en from './social.en.json';
import es from './social.es.json';

export const socialMessages = defineMessages({ en, es });
