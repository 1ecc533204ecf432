import { defineMessages } from '@courtyard/common';
import en from './act.en.json';
import es from './act.es.json';

export const actMessages = defineMessages({ en, es });
