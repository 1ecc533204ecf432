import { defineMessages } from '@courtyard/common';
import en from './header.en.json';
import es from './header.es.json';

export const headerMessages = defineMessages({ en, es });
