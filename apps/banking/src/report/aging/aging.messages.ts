import { defineMessages } from '@courtyard/common';
import en from './aging.en.json';
import es from './aging.es.json';

export const agingMessages = defineMessages({ en, es });
