import { defineMessages } from '@courtyard/common';
import en from './trash.en.json';
import es from './trash.es.json';

export const trashMessages = defineMessages({ en, es });
