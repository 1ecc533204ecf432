import { defineMessages } from '@courtyard/common';
import en from './forgive.en.json';
import es from './forgive.es.json';

export const forgiveMessages = defineMessages({ en, es });
