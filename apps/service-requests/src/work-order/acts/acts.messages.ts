import { defineMessages } from '@courtyard/common';
import en from './acts.en.json';
import es from './acts.es.json';

export const workActMessages = defineMessages({ en, es });
