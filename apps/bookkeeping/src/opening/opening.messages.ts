import { defineMessages } from '@courtyard/common';
import { chargeLabels } from '@courtyard/contract/bookkeeping/charge/charge.labels';
import en from './opening.en.json';
import es from './opening.es.json';

export const openingMessages = defineMessages({ en, es }, chargeLabels);
