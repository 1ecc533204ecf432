import { defineMessages } from '@courtyard/common';
import en from './moving-in.en.json';
import es from './moving-in.es.json';

export const movingInMessages = defineMessages({ en, es });
