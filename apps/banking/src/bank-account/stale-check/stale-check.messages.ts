import { defineMessages } from '@courtyard/common';
import en from './stale-check.en.json';
import es from './stale-check.es.json';

export const staleCheckMessages = defineMessages({ en, es });
