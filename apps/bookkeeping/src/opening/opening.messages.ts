import { defineMessages } from '@courtyard/common';
import { chargeWords } from '@courtyard/contract/bookkeeping/charge/charge.words';
import en from './opening.en.json';
import es from './opening.es.json';

export const openingMessages = defineMessages({ en, es }, chargeWords);
