import { defineMessages } from '@courtyard/common';
import en from './strength.en.json';
import es from './strength.es.json';

export const strengthMessages = defineMessages({ en, es });
