import { defineMessages } from '@courtyard/common';
import { chargeLabels } from '@courtyard/contract/bookkeeping/charge/charge.labels';
import en from './create.en.json';
import es from './create.es.json';

export const createMessages = defineMessages({ en, es }, chargeLabels);
