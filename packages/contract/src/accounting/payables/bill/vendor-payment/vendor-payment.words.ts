import { wordsFrom } from '../../../../wire/fields/words';
import { paymentWords } from '../../../receivables/payment/payment.words';
import en from './vendor-payment.en.json';
import es from './vendor-payment.es.json';

export const vendorPaymentWords = wordsFrom(en, es, {
  method: {
    'method.check': paymentWords['method.check'],
    'method.ach': paymentWords['method.ach'],
    'method.card': paymentWords['method.card'],
  },
  'method.network': {
    'method.cash': paymentWords['method.cash'],
    'method.other': paymentWords['method.other'],
  },
  checkNumber: { reference: paymentWords.reference },
  creditMinor: { memo: paymentWords.memo },
});
