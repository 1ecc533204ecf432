import { defineMessages } from '@courtyard/common';
import { billWords } from '@courtyard/contract/accounting/payables/bill/bill.words';
import en from './own-vendor.en.json';
import es from './own-vendor.es.json';

export const ownVendorMessages = defineMessages({ en, es }, billWords);
