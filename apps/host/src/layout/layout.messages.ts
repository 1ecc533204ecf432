import { defineMessages } from '@courtyard/common';
import en from './layout.en.json';
import es from './layout.es.json';

export const layoutMessages = defineMessages({ en, es });
