import { defineMessages } from '@courtyard/common';
import en from './aside.en.json';
import es from './aside.es.json';

export const asideMessages = defineMessages({ en, es });
