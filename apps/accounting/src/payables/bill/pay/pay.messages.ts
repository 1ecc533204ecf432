import { defineMessages } from '@courtyard/common';
import { vendorPaymentLabels } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.labels';
import en from './pay.en.json';
import es from './pay.es.json';

export const payMessages = defineMessages({ en, es }, vendorPaymentLabels);
