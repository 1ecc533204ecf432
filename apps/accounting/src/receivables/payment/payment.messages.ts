import { defineMessages } from '@courtyard/common';
import { paymentPolicyLabels } from '@courtyard/contract/accounting/receivables/payment/payment-policy.labels';
import { paymentLabels } from '@courtyard/contract/accounting/receivables/payment/payment.labels';
import en from './payment.en.json';
import es from './payment.es.json';

/** Words for a payment that every page about it uses. */
export const paymentMessages = defineMessages({ en, es }, { ...paymentPolicyLabels, ...paymentLabels });
