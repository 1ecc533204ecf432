import { defineMessages } from '@courtyard/common';
import en from './refund.en.json';
import es from './refund.es.json';

export const refundMessages = defineMessages({ en, es });
