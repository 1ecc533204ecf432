import { defineMessages } from '@courtyard/common';
import { reconciliationLabels } from '@courtyard/contract/banking/reconciliation/reconciliation.labels';
import en from './reconciliation.en.json';
import es from './reconciliation.es.json';

export const reconciliationMessages = defineMessages({ en, es }, reconciliationLabels);
