import { defineMessages } from '@courtyard/common';
import { vendorPaymentWords } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.words';
import en from './payment.en.json';
import es from './payment.es.json';

export const vendorPaymentMessages = defineMessages({ en, es }, vendorPaymentWords);
