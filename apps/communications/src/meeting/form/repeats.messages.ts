import { defineMessages } from '@courtyard/common';
import en from './repeats.en.json';
import es from './repeats.es.json';

export const repeatsMessages = defineMessages({ en, es });
