import { defineMessages } from '@courtyard/common';
import en from './closing.en.json';
import es from './closing.es.json';

export const closingMessages = defineMessages({ en, es });
