import { defineMessages } from '@courtyard/common';
import en from './failures.en.json';
import es from './failures.es.json';

export const failuresMessages = defineMessages({ en, es });
