import { defineMessages } from '@courtyard/common';
import { vendorPaymentWords } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.words';
import en from './pay.en.json';
import es from './pay.es.json';

export const payMessages = defineMessages({ en, es }, vendorPaymentWords);
