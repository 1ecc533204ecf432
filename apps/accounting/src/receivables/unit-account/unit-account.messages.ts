import { defineMessages } from '@courtyard/common';
import { unitAccountLabels } from '@courtyard/contract/accounting/receivables/unit-account/unit-account.labels';
import en from './unit-account.en.json';
import es from './unit-account.es.json';

export const unitAccountMessages = defineMessages({ en, es }, unitAccountLabels);
