import { defineMessages } from '@courtyard/common';
import { reconciliationWords } from '@courtyard/contract/banking/reconciliation/reconciliation.words';
import en from './reconciliation.en.json';
import es from './reconciliation.es.json';

export const reconciliationMessages = defineMessages({ en, es }, reconciliationWords);
