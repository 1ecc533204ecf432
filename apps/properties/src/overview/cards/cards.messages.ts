import { defineMessages } from '@courtyard/common';
import en from './cards.en.json';
import es from './cards.es.json';

export const cardMessages = defineMessages({ en, es });
