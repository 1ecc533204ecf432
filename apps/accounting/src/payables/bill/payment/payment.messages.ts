import { defineMessages } from '@courtyard/common';
import { vendorPaymentLabels } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.labels';
import en from './payment.en.json';
import es from './payment.es.json';

export const vendorPaymentMessages = defineMessages({ en, es }, vendorPaymentLabels);
