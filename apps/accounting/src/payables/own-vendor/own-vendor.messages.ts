import { defineMessages } from '@courtyard/common';
import { billLabels } from '@courtyard/contract/accounting/payables/bill/bill.labels';
import en from './own-vendor.en.json';
import es from './own-vendor.es.json';

export const ownVendorMessages = defineMessages({ en, es }, billLabels);
