import { defineMessages } from '@courtyard/common';
import { paymentPolicyWords } from '@courtyard/contract/accounting/receivables/payment/payment-policy.words';
import { paymentWords } from '@courtyard/contract/accounting/receivables/payment/payment.words';
import en from './payment.en.json';
import es from './payment.es.json';

/** Words for a payment that every page about it uses. */
export const paymentMessages = defineMessages({ en, es }, { ...paymentPolicyWords, ...paymentWords });
