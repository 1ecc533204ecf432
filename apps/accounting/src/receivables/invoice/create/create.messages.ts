import { defineMessages } from '@courtyard/common';
import { chargeWords } from '@courtyard/contract/bookkeeping/charge/charge.words';
import en from './create.en.json';
import es from './create.es.json';

export const createMessages = defineMessages({ en, es }, chargeWords);
