import { defineMessages } from '@courtyard/common';
import en from './confirm.en.json';
import es from './confirm.es.json';

export const confirmMessages = defineMessages({ en, es });
