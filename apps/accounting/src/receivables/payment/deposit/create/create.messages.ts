import { defineMessages } from '@courtyard/common';
import en from './create.en.json';
import es from './create.es.json';

export const createMessages = defineMessages({ en, es });
