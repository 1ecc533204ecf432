import { defineMessages } from '@courtyard/common';
import en from './board.en.json';
import es from './board.es.json';

export const boardMessages = defineMessages({ en, es });
