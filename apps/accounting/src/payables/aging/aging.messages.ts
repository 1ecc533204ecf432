import { defineMessages } from '@courtyard/common';
import { payablesAgingLabels } from '@courtyard/contract/accounting/payables/bill/aging/payables-aging.labels';
import en from './aging.en.json';
import es from './aging.es.json';

export const agingMessages = defineMessages({ en, es }, payablesAgingLabels);
