import { defineMessages } from '@courtyard/common';
import en from './receipt.en.json';
import es from './receipt.es.json';

export const receiptMessages = defineMessages({ en, es });
