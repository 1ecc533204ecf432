import { defineMessages } from '@courtyard/common';
import { vendorLabels } from '@courtyard/contract/accounting/payables/vendor/vendor.labels';
import en from './vendor.en.json';
import es from './vendor.es.json';

/** Words for a vendor that every page about it uses. */
export const vendorMessages = defineMessages({ en, es }, vendorLabels);
